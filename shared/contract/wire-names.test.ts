import { describe, expect, it } from 'vitest';
import { defaultProfile } from '../domain/shop-profile.ts';
import { type Call, schemaIn } from './call.ts';
import { contract } from './contract.ts';
import { fillPath } from './fill-path.ts';
import { answerWriter, readNames, refusedFields } from './translate-wire.ts';
import { fromWire, isFlag, ourName, ourNames, toWire } from './wire-names.ts';
import { z } from './zod.ts';

type Place = { at: string; wires: string[]; shape: Record<string, z.ZodType> };

const calls: [string, Call][] = Object.entries(contract);
const wireNames = Object.keys(ourNames);

/** Returns every object of a schema, wherever it is. */
function objectsOf(schema: z.ZodType, at: string): Place[] {
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = schema.shape;
    const inside = Object.entries(shape).flatMap(([name, part]) => objectsOf(part, `${at}.${name}`));
    return [{ at, shape, wires: Object.keys(shape).filter((name) => wireNames.includes(name)) }, ...inside];
  }
  return childrenOf(schema).flatMap((part) => objectsOf(part, at));
}

function childrenOf(schema: z.ZodType): z.ZodType[] {
  const { def } = schema as unknown as { def: Record<string, unknown> };
  const parts = ['element', 'innerType', 'valueType', 'in', 'out'].map((name) => def[name]);
  return [...parts, ...((def.options as unknown[]) ?? [])].filter((part) => part instanceof z.ZodType);
}

const answers = calls.flatMap(([name, { answer }]) => objectsOf(answer, name));
const sent = calls.flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, sent]) => {
    const schema = schemaIn(sent, () => defaultProfile);
    return schema ? objectsOf(schema, `${name}.${part}`) : [];
  }),
);

describe('the names of the wire', () => {
  it('are found in the contract, all of them', () => {
    const used = new Set([...answers, ...sent].flatMap(({ wires }) => wires));
    expect([...used].sort()).toEqual([...wireNames].sort());
  });

  it('never occur beside our own name, which would be lost, except where both have the same value', () => {
    const twice = [...answers, ...sent].flatMap(({ at, wires, shape }) =>
      wires.filter((wire) => ourName(wire) in shape).map((wire) => `${at}: ${wire}`),
    );
    // Clients read a case by `id`; `_id` is the older name.
    const cases = /^(?:listCases|getCase|decideCase|getStatement)(?:\.subject)?: _id$/;
    expect(twice.filter((place) => !cases.test(place))).toEqual([]);
    const write = answerWriter(contract.getCase.answer);
    expect(write({ id: '1', subject: { id: '2' } })).toMatchObject({
      _id: '1',
      id: '1',
      subject: { _id: '2', id: '2' },
    });
  });

  it('each translate one of our names, except where both have the same value', () => {
    const same = ['insertedId _id', 'addvertisement advertise', 'advertise addvertisement'];
    const shared = answers.flatMap(({ wires }) =>
      Object.values(Object.groupBy(wires, ourName)).flatMap((group = []) => (group.length > 1 ? group.join(' ') : [])),
    );
    expect(same).toEqual(expect.arrayContaining([...new Set(shared)]));
  });

  it('are flags in every answer that has one', () => {
    const texts = (schema: z.ZodType | undefined) =>
      schema instanceof z.ZodEnum && schema.options.join() === 'true,false';
    const wrong = answers.flatMap(({ at, shape }) =>
      Object.entries(shape)
        .filter(([name, schema]) => texts(schema) !== isFlag(name))
        .map(([name]) => `${at}.${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are sent only at the top level of params and bodies, and never with another meaning', () => {
    const top = /^\w+\.(params|body)$/;
    expect(sent.filter(({ at, wires }) => wires.length > 0 && !top.test(at))).toEqual([]);
    const bodies = calls.flatMap(([name, { body }]) =>
      body instanceof z.ZodObject ? [{ name, shape: body.shape }] : [],
    );
    for (const { name, shape } of bodies) {
      const wires = Object.keys(shape);
      expect([name, Object.keys(toWire(readNames(shape)))]).toEqual([name, expect.arrayContaining(wires)]);
    }
  });
});

const wire = {
  _id: '1',
  productName: 'Chair',
  isVarified: true,
  isAvailable: 'true',
  advertise: 'false',
  addvertisement: 'false',
  title: 'true',
};
const ours = { id: '1', category: 'Chair', verified: true, available: true, advertised: false, title: 'true' };

describe('an answer', () => {
  it('is read with our names at any depth; of its texts only the flags become booleans', () => {
    expect(fromWire({ items: [wire], nearest: { items: [wire], without: 'payment' } })).toEqual({
      items: [ours],
      nearest: { items: [ours], without: 'payment' },
    });
    expect([fromWire(null), fromWire('true'), fromWire([undefined])]).toEqual([null, 'true', [undefined]]);
    expect(fromWire({ constructor: 1 })).toEqual({ constructor: 1 });
  });

  it('is written back unchanged, with both spellings of one flag', () => {
    const shape = Object.fromEntries(
      Object.keys(wire).map((name) => [name, isFlag(name) ? z.enum(['true', 'false']) : z.any()]),
    );
    const item = z.object(shape);
    const write = answerWriter(z.object({ items: z.array(item), first: item.optional(), total: z.number() }));
    expect(write({ items: [ours], first: ours, total: 1 })).toEqual({ items: [wire], first: wire, total: 1 });
    expect(write({ items: [], total: 0 })).toEqual({ items: [], total: 0 });
  });

  it('has the names of the wire in every call, however deep they are', () => {
    const reached = (value: unknown): string[] => {
      if (Array.isArray(value)) return value.flatMap(reached);
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, part]) => [name, ...reached(part)]);
    };
    for (const [name, { answer }] of calls) {
      const wires = objectsOf(answer, name).flatMap((place) => place.wires);
      const written = reached(answerWriter(answer)(sample(answer)));
      expect([name, written.filter((one) => wireNames.includes(one)).sort()]).toEqual([name, wires.sort()]);
    }
  });
});

/** Returns a value of a schema as a handler answers it, with every optional field. */
function sample(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, part]) => [ourName(name), sample(part as z.ZodType)]),
    );
  if (schema instanceof z.ZodArray) return [sample(schema.element as z.ZodType)];
  return schema instanceof z.ZodOptional ? sample(schema.unwrap() as z.ZodType) : true;
}

describe('what is sent', () => {
  it('has the names of the wire, and flags as texts', () => {
    expect(toWire({ category: 'Chair', available: true, advertised: false, listingId: '1', title: 'true' })).toEqual({
      productName: 'Chair',
      isAvailable: 'true',
      advertise: 'false',
      previousId: '1',
      listingId: '1',
      title: 'true',
    });
    expect(fillPath('/payment/:previousId', { listingId: 'a/b' })).toBe('/payment/a%2Fb');
    expect(fillPath('/payment/:previousId', { previousId: '1' })).toBe('/payment/1');
  });

  it('is refused by the names under which it was sent', () => {
    const body = contract.createListing.body(() => defaultProfile);
    expect(refusedFields(body, { category: 'Choose one.', price: 'Enter one.' })).toEqual({
      productName: 'Choose one.',
      price: 'Enter one.',
    });
    expect(refusedFields(undefined, { category: 'Choose one.' })).toEqual({ category: 'Choose one.' });
  });
});
