import type { Colour } from '../../../shared/domain/traits.ts';

const shades: Record<Colour, string> = {
  black: '#1d1a16',
  grey: '#8a8782',
  white: '#ffffff',
  cream: '#f3ead2',
  beige: '#d3b98f',
  brown: '#6f4a2d',
  red: '#a3302a',
  orange: '#c8682c',
  yellow: '#dcae3a',
  green: '#4d6b45',
  teal: '#1f6b6e',
  blue: '#35588c',
  purple: '#6a4573',
  pink: '#d99aa5',
  gold: '#b98d3a',
  silver: '#b9bcc0',
  multicoloured: '#8a5a44',
};

export function ColourDot({ colour }: { colour: Colour }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0">
      <circle cx="8" cy="8" r="7" fill={shades[colour]} stroke="currentColor" strokeOpacity="0.35" />
      {colour === 'multicoloured' ? <path d="M8 1a7 7 0 0 1 7 7H8Z" fill="#dcae3a" /> : null}
      {colour === 'multicoloured' ? <path d="M8 15a7 7 0 0 1-7-7h7Z" fill="#35588c" /> : null}
    </svg>
  );
}
