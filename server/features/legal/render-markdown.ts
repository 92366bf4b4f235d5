import { fromMarkdown } from 'mdast-util-from-markdown';
import type { LegalBlock } from '../../../shared/contract/legal.ts';

type Span = LegalBlock['spans'][number];
type Look = Omit<Span, 'text'>;
type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number] | Inline;
type Inline = Extract<ReturnType<typeof fromMarkdown>['children'][number], { type: 'paragraph' }>['children'][number];

const DEEPEST = 4;

/** Never gives HTML: HTML and unsafe links become plain text. */
export const renderMarkdown = (text: string): LegalBlock[] => blocksOf(fromMarkdown(text), 0);

function blocksOf(node: Node, depth: number): LegalBlock[] {
  switch (node.type) {
    case 'root':
      return node.children.flatMap((child) => blocksOf(child, depth));
    case 'heading':
      return [{ kind: node.depth <= 2 ? 'heading' : 'subheading', spans: inlines(node.children) }];
    case 'paragraph':
      return [{ kind: 'paragraph', spans: inlines(node.children) }];
    case 'thematicBreak':
      return [{ kind: 'rule', spans: [] }];
    case 'blockquote':
      return node.children
        .flatMap((child) => blocksOf(child, depth))
        .map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'quote' } : block));
    case 'code':
      return [{ kind: 'code', spans: [{ text: node.value }] }];
    case 'html':
      return [{ kind: 'paragraph', spans: [{ text: node.value }] }];
    case 'list':
      return node.children.flatMap((item) => itemOf(item.children, node.ordered ? 'step' : 'bullet', depth));
    default:
      return [];
  }
}

function itemOf(children: readonly Node[], kind: 'step' | 'bullet', depth: number): LegalBlock[] {
  const [first, ...rest] = children;
  const lead = first?.type === 'paragraph' ? inlines(first.children) : [];
  const below = first?.type === 'paragraph' ? rest : children;
  return [{ kind, depth, spans: lead }, ...below.flatMap((child) => blocksOf(child, Math.min(depth + 1, DEEPEST)))];
}

const inlines = (nodes: readonly Inline[], look: Look = {}): Span[] => nodes.flatMap((node) => spansOf(node, look));

function spansOf(node: Inline, look: Look): Span[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'html':
      return [{ text: node.value, ...look }];
    case 'break':
      return [{ text: '\n', ...look }];
    case 'strong':
      return inlines(node.children, { ...look, bold: true });
    case 'emphasis':
      return inlines(node.children, { ...look, italic: true });
    case 'link':
      return inlines(node.children, isSafe(node.url) ? { ...look, href: node.url } : look);
    case 'image':
    case 'imageReference':
      return node.alt ? [{ text: node.alt, ...look }] : [];
    case 'linkReference':
      return inlines(node.children, look);
    default:
      return [];
  }
}

/** As a browser does. */
const isSafe = (url: string) => ['http:', 'https:', 'mailto:'].includes(URL.parse(url)?.protocol ?? '');
