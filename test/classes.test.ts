import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { expect, it } from 'vitest';

const styles = 'web/styles';
/** Marks that other classes refer to. */
const mark = /^(?:group|peer)(?:\/[\w-]+)?$/;

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns the texts that an expression may become; what is compared or called does not become one. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isNode(value)) return [];
  if (value.type === 'StringLiteral') return [String(value.value)];
  if (value.type === 'TemplateElement') return [(value.value as { raw: string }).raw];
  if (/^(?:BinaryExpression|CallExpression|MemberExpression|ArrowFunctionExpression)$/.test(value.type)) return [];
  const { test: _, loc: __, ...parts } = value;
  return Object.values(parts).flatMap(textsOf);
}

/** Returns the texts of all attributes `className` below a node. */
function classNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(classNames);
  if (!isNode(value)) return [];
  const own =
    value.type === 'JSXAttribute' && (value.name as { name?: string }).name === 'className' ? textsOf(value.value) : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => (key === 'loc' ? [] : classNames(part)))];
}

it('every class is known to the styles: an unknown color would be missing without an error', async () => {
  const design = await loadDesignSystem(readFileSync(join(styles, 'app.css'), 'utf8'), {
    base: join(process.cwd(), styles),
  });
  const own = ['app.css', 'tokens.css'].map((name) => readFileSync(join(styles, name), 'utf8')).join('\n');
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.'),
  );
  const used = files.flatMap((path) => {
    const text = readFileSync(join('web', path), 'utf8');
    const { program } = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
    const names = classNames(program).flatMap((classes) => classes.split(/\s+/).filter(Boolean));
    return names.map((name) => ({ path, name }));
  });
  const css = design.candidatesToCss(used.map(({ name }) => name));
  const unknown = used.filter(({ name }, at) => css[at] === null && !mark.test(name) && !own.includes(`.${name}`));
  expect(used.length).toBeGreaterThan(3_000);
  expect(unknown).toEqual([]);
});
