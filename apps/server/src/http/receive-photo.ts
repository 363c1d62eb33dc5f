import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { limits } from '@rendezvous/contract';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';

/** A photo as it was sent, in a file that goes when the request is answered. */
export interface ReceivedPhoto {
  readonly file: string;
  /** As the client named it, fit to be shown; never used as a path. */
  readonly name: string;
}

/** Reads the form of a request and hands its photo to `use`. */
export type ReceivePhoto = <Result>(
  request: FastifyRequest,
  use: (photo: ReceivedPhoto) => Promise<Result>,
) => Promise<Result>;

const fieldName = 'file';
const atOnce = 32;
const retryAfterSeconds = 5;
const nameCharacters = 200;

/** Lets the routes of this instance take forms, at most 32 at a time: what is sent is held on disk and never in memory. */
export async function receivePhotos(app: FastifyInstance): Promise<ReceivePhoto> {
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
  const places = bulkhead(atOnce, 0);
  return async (request, use) => {
    if (!request.isMultipart())
      throw new Refusal('unsupported-media-type', { detail: messages.sendAForm });
    try {
      return await places.execute(() =>
        inFolder(async (folder) => use(await receive(request, join(folder, 'photo')))),
      );
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new Refusal('unavailable', { detail: messages.photosBusy, retryAfterSeconds });
      throw error;
    } finally {
      // Whatever is still to come is read past, so that the answer can be read by who is still sending.
      request.raw.unpipe();
      request.raw.resume();
    }
  };
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'rendezvous-photo-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, file: string): Promise<ReceivedPhoto> {
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== fieldName) {
        part.file.resume();
        continue;
      }
      await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
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
