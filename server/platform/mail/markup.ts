import { lookUp } from '../../../shared/domain/look-up.ts';

export type Markup = { readonly html: string };

type Part = string | Markup | readonly Markup[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => lookUp(ENTITIES, sign) ?? sign);

const write = (part: Part): string =>
  typeof part === 'string' ? escaped(part) : 'html' in part ? part.html : part.map(write).join('');

/** Template tag: escapes text, keeps markup. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  html: strings.reduce((html, string, i) => html + write(parts[i - 1] ?? '') + string),
});
