import { encodeQR } from 'qr';

/** Renders a QR code, black on white in both themes, as cameras expect. */
export function QrCode({ text, label, width = 'w-52' }: { text: string; label: string; width?: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={`${width} rounded-control`}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
