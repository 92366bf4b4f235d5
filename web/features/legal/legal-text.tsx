import type { ReactNode } from 'react';
import type { LegalBlock } from '../../../shared/contract/legal.ts';

type Span = LegalBlock['spans'][number];

const listKinds = ['bullet', 'step'] as const;
const isItem = ({ kind }: LegalBlock) => listKinds.some((known) => known === kind);

/** Groups list blocks; any other block is alone. */
function inGroups(blocks: readonly LegalBlock[]): LegalBlock[][] {
  const groups: LegalBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1)?.[0];
    if (last && isItem(block) && last.kind === block.kind) groups.at(-1)?.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Blocks have only an index as a key, and never move. */
const numbered = <One,>(list: readonly One[]) => list.map((one, number) => ({ number, one }));

/** Renders a legal text. Headings begin at level two. */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className="grid max-w-prose gap-4">
      {numbered(inGroups(blocks)).map(({ number, one }) => (
        <Group key={number} blocks={one} />
      ))}
    </div>
  );
}

const indents = ['ml-0', 'ml-6', 'ml-12', 'ml-18', 'ml-24'];

function Group({ blocks }: { blocks: readonly LegalBlock[] }) {
  const [first] = blocks;
  if (!first) return null;
  const spans = <Spans spans={first.spans} />;
  if (isItem(first)) {
    const List = first.kind === 'step' ? 'ol' : 'ul';
    return (
      <List className={`grid gap-1.5 pl-6 ${first.kind === 'step' ? 'list-decimal' : 'list-disc'}`}>
        {numbered(blocks).map(({ number, one }) => (
          <li key={number} className={indents[one.depth ?? 0] ?? 'ml-24'}>
            <Spans spans={one.spans} />
          </li>
        ))}
      </List>
    );
  }
  if (first.kind === 'heading') return <h2 className="pt-4 text-2xl">{spans}</h2>;
  if (first.kind === 'subheading') return <h3 className="pt-2 text-xl">{spans}</h3>;
  if (first.kind === 'quote')
    return <blockquote className="border-line border-l-2 pl-4 text-muted">{spans}</blockquote>;
  if (first.kind === 'code') return <p className="whitespace-pre-wrap font-mono text-sm">{spans}</p>;
  if (first.kind === 'rule') return <hr className="border-line" />;
  return <p className="whitespace-pre-line">{spans}</p>;
}

const Spans = ({ spans }: { spans: readonly Span[] }): ReactNode =>
  numbered(spans).map(({ number, one }) => <Look key={number} span={one} />);

function Look({ span: { text, bold, italic, href } }: { span: Span }) {
  const inner = italic ? <em>{text}</em> : text;
  const weighted = bold ? <strong>{inner}</strong> : inner;
  if (!href) return weighted;
  return (
    <a href={href} rel="nofollow noopener" className="text-link">
      {weighted}
    </a>
  );
}
