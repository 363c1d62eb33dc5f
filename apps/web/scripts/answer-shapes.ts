import * as contract from '@rendezvous/contract';
import type { z } from 'zod';
import type { Shape } from '../app/api/answer-shape.ts';

/**
 * The answers of all endpoints, by method and path. The schemas themselves would weigh as much in
 * the browser as all the rest of it.
 */
export function answerShapes(): Readonly<Record<string, Shape>> {
  const endpoints = Object.values(contract).filter(
    (value): value is typeof value & contract.Endpoint =>
      typeof value === 'object' && value !== null && 'answer' in value && 'method' in value,
  );
  return Object.fromEntries(
    endpoints.map(({ method, path, answer }) => [`${method} ${path}`, shapeOf(answer)]),
  );
}

function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return {
        fields: Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [name, shapeOf(field)]),
        ),
      };
    case 'array':
      return { items: shapeOf(def.element) };
    case 'record':
      return { values: shapeOf(def.valueType) };
    case 'nullable':
      return { orNull: shapeOf(def.innerType) };
    case 'optional':
      return { orMissing: shapeOf(def.innerType) };
    case 'enum':
      return 'string';
    case 'literal':
      return typeof def.values[0] as 'boolean' | 'number' | 'string';
    case 'string':
    case 'number':
    case 'boolean':
      return def.type;
    case 'unknown':
    case 'void':
      return 'any';
    default:
      throw new Error(`Cannot say in what shape answers come that are of type ${def.type}`);
  }
}
