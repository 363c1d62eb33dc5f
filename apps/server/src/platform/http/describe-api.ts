import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import { plannedPlan, plannedVenue, problem, product, suggestion } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The shapes that have a name in the OpenAPI document; all others are written out in place. */
const named = { Problem: problem, Suggestion: suggestion, Plan: plannedPlan, Venue: plannedVenue };
for (const [id, schema] of Object.entries(named))
  z.globalRegistry.add(schema, { ...schema.meta(), id });

/** The name of the security scheme of calls that require a signed-in user. */
export const accessTokenScheme = 'accessToken';

/** Derives the OpenAPI document from the routes that are registered after this call. */
export async function describeApi(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
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
      components: {
        securitySchemes: {
          [accessTokenScheme]: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The `access` of POST /api/token/pair',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: corrected,
  });
}

interface Described {
  components?: { schemas?: Record<string, unknown> };
  paths?: Record<
    string,
    Record<
      string,
      {
        requestBody?: {
          required: boolean;
          content: Record<string, { schema: { default?: unknown } }>;
        };
      }
    >
  >;
}

/**
 * The library lists each named shape twice, for input and output, although ours are only output;
 * and it marks every body as required.
 */
const corrected: SwaggerTransformObject = (document) => {
  const described = jsonSchemaTransformObject(document) as Described;
  const schemas = Object.entries(described.components?.schemas ?? {}).filter(
    ([name]) => name in named,
  );
  for (const { requestBody } of Object.values(described.paths ?? {}).flatMap((operations) =>
    Object.values(operations),
  )) {
    if (requestBody?.content['application/json']?.schema.default !== undefined)
      requestBody.required = false;
  }
  return {
    ...described,
    components: { ...described.components, schemas: Object.fromEntries(schemas) },
  } as ReturnType<SwaggerTransformObject>;
};
