import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { limits } from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';
import { requireUploadRate } from './require-upload-rate.ts';
import { createUploadPlaces, type Arriving, type Uploader } from './upload-places.ts';

/** A photo as it was sent, in a file that goes when the request is answered. */
export interface ReceivedPhoto {
  readonly file: string;
  /** As the client named it, fit to be shown; never used as a path. */
  readonly name: string;
}

/** Reads the form of a request and hands its photo to `use`. */
export type ReceivePhoto = <Result>(
  call: Uploader & { request: FastifyRequest; reply: FastifyReply },
  use: (photo: ReceivedPhoto) => Promise<Result>,
) => Promise<Result>;

interface Deps {
  /** Of this process alone. */
  readonly folder: { readonly path: string };
  readonly rateLimits: boolean;
  /** Refuses a user who has sent too many, before anything is received. */
  readonly countUpload: (userId: number) => Promise<void>;
}

const fieldName = 'file';
const nameCharacters = 200;

/**
 * Lets the routes of this instance accept forms. Uploads are held on disk, in a folder of this
 * process, and never in memory.
 */
export async function receivePhotos(
  app: FastifyInstance,
  { folder, rateLimits, countUpload }: Deps,
): Promise<ReceivePhoto> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: limits.photoBytes,
      files: 5,
      fields: 10,
      parts: 15,
      fieldSize: 1000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
  const places = createUploadPlaces({ rateLimits });
  return async ({ request, reply, ...uploader }, use) => {
    if (!request.isMultipart())
      throw new Refusal('unsupported-media-type', { detail: messages.sendAForm });
    try {
      return await places.hold(uploader, async (arriving) => {
        await countUpload(uploader.userId);
        const file = join(folder.path, randomUUID());
        try {
          const photo = await receiveInTime({ request, reply }, file, arriving);
          arriving.arrived();
          return await use(photo);
        } finally {
          await rm(file, { force: true });
        }
      });
    } finally {
      // Whatever is still to come is read past, so that the answer can be read by who is still
      // sending.
      request.raw.unpipe();
      request.raw.resume();
    }
  };
}

async function receiveInTime(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: string,
  arriving: Arriving,
): Promise<ReceivedPhoto> {
  const rate = requireUploadRate(request.raw);
  const signal = AbortSignal.any([rate.signal, arriving.signal]);
  const ended = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  try {
    signal.throwIfAborted();
    return await Promise.race([receive(request, file, signal), ended]);
  } catch (error) {
    // What comes so slowly, or has no place any more, is not waited for.
    if (signal.aborted) reply.header('connection', 'close');
    throw error;
  } finally {
    rate.stop();
  }
}

async function receive(
  request: FastifyRequest,
  file: string,
  signal: AbortSignal,
): Promise<ReceivedPhoto> {
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== fieldName) {
        part.file.resume();
        continue;
      }
      await pipeline(part.file, createWriteStream(file, { mode: 0o600 }), { signal });
      if (part.file.truncated) throw new Refusal('photo-too-large');
      return { file, name: shownName(part.filename) };
    }
  } catch (error) {
    // The disk is ours; all else that goes wrong here is a form that cannot be read.
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined)
      throw error;
    throw new Refusal('bad-request');
  }
  throw new Refusal('invalid-input', { errors: { [fieldName]: [messages.photoMissing] } });
}

function shownName(given: string | undefined): string {
  const name = (given ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
  return [...name].slice(0, nameCharacters).join('') || messages.photoName;
}
