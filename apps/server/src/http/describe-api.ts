import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import { plan, problem, product, suggestion, venue } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The shapes that get a name in the OpenAPI document; all others are written out where they stand. */
const named = { Problem: problem, Suggestion: suggestion, Plan: plan, Venue: venue };
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { ...schema.meta(), id });

/** Derives the OpenAPI document from the routes registered after this call. */
export async function describeApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${product} API`,
        version: '1',
        description:
          'Plans evenings of three real places. JSON in, JSON out; a trailing slash changes nothing. Everything wrong is answered as application/problem+json: branch on `code`, show `detail`.',
      },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
    transformObject: withoutInputTwins,
  });
}

/** The library lists each named shape twice, as input and as output; ours are answers only. */
const withoutInputTwins: SwaggerTransformObject = (document) => {
  const described = jsonSchemaTransformObject(document) as { components?: { schemas?: Record<string, unknown> } };
  const schemas = Object.entries(described.components?.schemas ?? {}).filter(([name]) => name in named);
  return { ...described, components: { ...described.components, schemas: Object.fromEntries(schemas) } } as ReturnType<SwaggerTransformObject>;
};
