import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import type { TSType, TSTypeElement } from '@babel/types';

/** A column's type in the source: the kind of its values, and whether they or their input may be missing. */
export type ColumnOfSource = { kind: string; isNullable: boolean; mayBeLeftOut: boolean };

type Scope = Map<string, TSType>;

/**
 * Reads the types of all tables from the source.
 * @param folder of the database schema
 * @returns columns by table and name
 */
export function readColumnTypes(folder: string): Map<string, Map<string, ColumnOfSource>> {
  const tables = join(folder, 'tables');
  const files = [join(folder, 'database-schema.ts'), ...readdirSync(tables).map((name) => join(tables, name))];
  const scopes = files.map((file) => scopeOf(readFileSync(file, 'utf8')));
  const everything: Scope = new Map(scopes.flatMap((scope) => [...scope]));
  const found = new Map<string, Map<string, ColumnOfSource>>();
  const schema = everything.get('Schema');
  if (!schema) throw new Error('There is no type Schema.');
  for (const [table, type] of membersOf(schema, everything)) {
    // A name such as `DefaultsToNow` is that of the file in which the table stands.
    const home = scopes.find((scope) => type.type === 'TSTypeReference' && scope.has(nameOf(type))) ?? everything;
    const scope: Scope = new Map([...everything, ...home]);
    const columns = [...membersOf(type, scope)].map(([name, column]) => [name, columnOf(column, scope)] as const);
    found.set(table, new Map(columns));
  }
  return found;
}

function scopeOf(text: string): Scope {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  const declared = program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  return new Map(
    declared.flatMap((node) =>
      node?.type === 'TSTypeAliasDeclaration' ? [[node.id.name, node.typeAnnotation] as const] : [],
    ),
  );
}

const nameOf = (type: TSType): string =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';

const argumentsOf = (type: TSType): TSType[] =>
  type.type === 'TSTypeReference' ? ((type.typeParameters as { params: TSType[] } | null)?.params ?? []) : [];

function membersOf(type: TSType, scope: Scope): Map<string, TSType> {
  if (type.type === 'TSIntersectionType') return new Map(type.types.flatMap((part) => [...membersOf(part, scope)]));
  if (type.type === 'TSTypeLiteral') return new Map(type.members.flatMap(memberOf));
  const named = scope.get(nameOf(type));
  return named ? membersOf(named, scope) : new Map();
}

function memberOf(member: TSTypeElement): [string, TSType][] {
  if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) return [];
  return [[member.key.name, member.typeAnnotation.typeAnnotation as TSType]];
}

function columnOf(type: TSType, scope: Scope): ColumnOfSource {
  const [read = type, written] = argumentsOf(type);
  if (nameOf(type) === 'Generated') return { ...columnOf(read, scope), mayBeLeftOut: true };
  if (nameOf(type) === 'ColumnType')
    return {
      ...columnOf(read, scope),
      mayBeLeftOut: written ? partsOf(written).includes('TSUndefinedKeyword') : false,
    };
  const alias = scope.get(nameOf(type));
  if (alias) return columnOf(alias, scope);
  const parts = partsOf(type);
  return {
    kind: kindOf(type.type === 'TSUnionType' ? type.types.filter(({ type }) => type !== 'TSNullKeyword') : [type]),
    isNullable: parts.includes('TSNullKeyword') || parts.includes('TSUnknownKeyword'),
    mayBeLeftOut: false,
  };
}

const partsOf = (type: TSType): string[] =>
  type.type === 'TSUnionType' ? type.types.map((part) => part.type) : [type.type];

const kinds: Record<string, string> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSArrayType: 'array',
  TSUnknownKeyword: 'json',
  TSTypeLiteral: 'json',
};

/** A union of texts is a text; a name from the domain may be anything. */
function kindOf(types: readonly TSType[]): string {
  const [first] = types;
  if (!first) return 'named';
  if (first.type === 'TSLiteralType') return first.literal.type === 'StringLiteral' ? 'string' : 'named';
  if (nameOf(first) === 'Date') return 'date';
  if (nameOf(first) === 'Record') return 'json';
  return kinds[first.type] ?? 'named';
}
