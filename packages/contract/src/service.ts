import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  tag: 'Service',
  access: 'anyone',
  summary: 'What the browser needs to know of this installation.',
  answer: z.object({
    product: z.string(),
    google_client_id: z.string().nullable(),
    google_maps_key: z.string().nullable(),
    map_style_url: z.string().nullable(),
    live_chat_url: z.string().nullable(),
    ai: z.string().describe('"builtin" or the provider'),
    cities: z.array(z.object({ name: z.string(), state: z.string(), label: z.string() })),
    mail: z.boolean(),
  }),
});

const health = z.object({ status: z.literal('ok') });

export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  tag: 'Service',
  access: 'anyone',
  summary: 'The process answers.',
  answer: health,
});
export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  tag: 'Service',
  access: 'anyone',
  summary:
    'What is kept can be read and written. If not, `detail` of the refusal says why where that is known.',
  answer: health,
});
