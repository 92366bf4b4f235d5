import { describe, expect, it } from 'vitest';
import { legalCalls } from '../../../shared/contract/legal.ts';
import { scriptPayloads } from '../../../test/support/script-payloads.ts';
import { renderMarkdown } from './render-markdown.ts';

describe('Markdown', () => {
  it('becomes blocks with looks and links', () => {
    expect(
      renderMarkdown('# Who\n\nWrite **to** [us](mailto:us@shop.example), *please*.\n\n- one\n  - two\n\n1. step'),
    ).toEqual([
      { kind: 'heading', spans: [{ text: 'Who' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'Write ' },
          { text: 'to', bold: true },
          { text: ' ' },
          { text: 'us', href: 'mailto:us@shop.example' },
          { text: ', ' },
          { text: 'please', italic: true },
          { text: '.' },
        ],
      },
      { kind: 'bullet', depth: 0, spans: [{ text: 'one' }] },
      { kind: 'bullet', depth: 1, spans: [{ text: 'two' }] },
      { kind: 'step', depth: 0, spans: [{ text: 'step' }] },
    ]);
  });

  it('shows HTML as it was typed', () => {
    expect(renderMarkdown('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', spans: [{ text: '<script>alert(1)</script>' }] },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/dashboard',
    'file:///etc/passwd',
  ])('does not link to %s', (address) => {
    const spans = renderMarkdown(`[a](<${address}>) <${address}>`).flatMap((block) => block.spans);
    expect(spans.filter(({ href }) => href !== undefined)).toEqual([]);
  });

  it('keeps only http, https and mailto links of the script corpus', () => {
    const texts = scriptPayloads(500).flatMap((payload) => [
      payload,
      `[a](${payload})`,
      `[a](<${payload}>)`,
      `![a](${payload})`,
      `[a][b]\n\n[b]: ${payload}`,
    ]);
    const protocols = texts
      .flatMap((text) => renderMarkdown(text).flatMap((block) => block.spans))
      .flatMap(({ href }) => (href === undefined ? [] : [new URL(href).protocol]));
    expect(protocols.length).toBeGreaterThan(0);
    expect(protocols.filter((protocol) => !/^(https?|mailto):$/.test(protocol))).toEqual([]);
  });
});

/** Slow to parse in one long paragraph: each mark is compared with all others. */
const HOSTILE = ['[', '*a_ ', '*a **a ', '*a_ [b]( <?', 'a\n-\n', '> a\n> =\n\n'];

const isTaken = (text: string) => legalCalls.previewLegal.body.safeParse({ text }).success;

/** Returns about `length` characters with as many of a unit as the preview takes. */
function densest(unit: string, length: number): string {
  const most = (text: string, goal: number) => {
    let count = Math.floor(goal / text.length);
    while (count > 0 && !isTaken(text.repeat(count))) count = Math.floor(count * 0.95);
    return text.repeat(count);
  };
  const text = most(`${most(unit, length)}\n\n`, length);
  return text + 'some words '.repeat(Math.floor((length - text.length) / 11));
}

/** CPU time, which other work on the machine does not lengthen. */
function timeOf(text: string): number {
  const before = process.threadCpuUsage();
  renderMarkdown(text);
  return process.threadCpuUsage(before).user;
}

it.each(HOSTILE)('takes a text of %j in a time that grows with its length alone', (unit) => {
  const [short, long] = [densest(unit, 7_400), densest(unit, 29_600)];
  expect(isTaken(long)).toBe(true);
  timeOf(long);
  // Four times the text takes four times the time; the square would be sixteen. Noise may spoil a try.
  let ratio = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && ratio >= 7; tries += 1) ratio = Math.min(ratio, timeOf(long) / timeOf(short));
  expect(ratio).toBeLessThan(7);
});
