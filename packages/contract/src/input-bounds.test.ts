import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';

/** What is taken and not looked at: it is bounded by the length of its list and of the body. */
const notRead = ['POST /public/refine-suggestion body.refinement_history[]'];

const endpoints = Object.values(contract as Record<string, unknown>).filter(isEndpoint);

function isEndpoint(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}

function inputsOf({ method, path, params, query, body }: contract.Endpoint): [string, z.ZodType][] {
  const parts: [string, z.ZodType | undefined][] = [
    ['params', params],
    ['query', query],
    ['body', body],
  ];
  return parts.flatMap(([part, schema]) =>
    schema ? [[`${method} ${path} ${part}`, schema] as [string, z.ZodType]] : [],
  );
}

/**
 * The places in a schema where a number, a text, a list or a record may be of any size, or anything
 * may stand.
 */
function unbounded(schema: z.core.$ZodType, at: string): string[] {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'string':
      return isBoundedText(known) ? [] : [at];
    case 'number':
      return isFiniteRange(known) ? [] : [at];
    case 'array':
      return [
        ...(saidOf(known).maxItems !== undefined ? [] : [at]),
        ...unbounded(def.element, `${at}[]`),
      ];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        unbounded(field, `${at}.${name}`),
      );
    case 'record':
      return [...unbounded(def.keyType, `${at}{key}`), ...unbounded(def.valueType, `${at}{}`)];
    case 'union':
      return def.options.flatMap((option) => unbounded(option, at));
    case 'pipe':
      return [
        ...unbounded(def.in, at),
        // What reads a text that is bounded already cannot get a longer one.
        ...((def.out as z.core.$ZodTypes)._zod.def.type === 'string' ? [] : unbounded(def.out, at)),
      ];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return unbounded(def.innerType, at);
    case 'transform':
    case 'boolean':
    case 'enum':
    case 'literal':
      return [];
    default:
      return [at];
  }
}

/** What zod itself says of a number, a text or a list. */
const saidOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function isFiniteRange(schema: z.core.$ZodType): boolean {
  const { minimum, maximum } = saidOf(schema);
  return Number.isFinite(minimum) && Number.isFinite(maximum);
}

/** By its length, or by a pattern that repeats nothing without an end. */
function isBoundedText(schema: z.core.$ZodType): boolean {
  const { maxLength, pattern, allOf = [] } = saidOf(schema);
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter(
    (one) => one !== undefined,
  );
  return maxLength !== undefined || patterns.some((one) => !/[^\\][*+]|\{\d+,\}/.test(one));
}

describe('what clients may send', () => {
  it('knows every endpoint', () => {
    expect(endpoints.length).toBeGreaterThan(40);
  });

  it('is bounded in every number, text and list of every endpoint', () => {
    const found = endpoints
      .flatMap(inputsOf)
      .flatMap(([name, schema]) => unbounded(schema, name))
      .filter((place) => !notRead.includes(place));
    expect(found).toEqual([]);
  });

  it('would be noticed if it were missing', () => {
    const schema = z.object({
      any: z.unknown(),
      list: z.array(z.number().min(0)),
      number: z.number().min(0),
      pattern: z.string().regex(/^a+$/),
      record: z.record(z.string(), z.boolean()),
      text: z.string().optional(),
    });
    expect(unbounded(schema, 'body')).toEqual([
      'body.any',
      'body.list',
      'body.list[]',
      'body.number',
      'body.pattern',
      'body.record{key}',
      'body.text',
    ]);
  });
});
