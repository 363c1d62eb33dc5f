import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { limits } from '@rendezvous/contract';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { createShares } from '../platform/concurrency/shares.ts';

const program = fileURLToPath(new URL('photo-process.mjs', import.meta.url));
const timeLimitMs = 10_000;
const maxBytes = 10 * 1024 * 1024;
const megabyte = 1024 * 1024;

/** The code that photo-process.mjs ends with where the file's own header says too much. */
const tooLargeCode = 11;

/**
 * What a process may grow by. Most photos are decoded a few lines at a time and take 30 to 60 MB
 * whatever their size: two fit side by side. What has to be in memory whole (lossless WebP,
 * interlaced PNG, progressive JPEG) is decoded alone.
 */
const besideOthers = { shares: 1, growthBytes: 75 * megabyte };
const alone = { shares: 2, growthBytes: 150 * megabyte };

const inShares = createShares(2);
const turnsByUser = new Map<number, Promise<unknown>>();

/**
 * Converts a JPEG, PNG or WebP file to a new WebP: upright, at most 1600 pixels a side, without
 * metadata or anything else the file carried. One photo per user and two in all are converted at a
 * time, in separate processes; networks take turns, and so do the users of one network. Refuses
 * other formats, broken files, too many pixels, and files that need too much time or memory.
 */
export async function reEncodePhoto(
  { userId, network }: { userId: number; network: string },
  file: string,
): Promise<Buffer> {
  if (!isPhoto(await readStart(file))) throw new Refusal('not-a-photo');
  const whose = { family: network, name: String(userId) };
  const inShare = (how: typeof alone | typeof besideOthers) =>
    inShares(whose, how.shares, () => makeAnew(file, how));
  return inTurn(userId, async () => {
    const small = await inShare(besideOthers);
    const photo = small === 'takes-more' ? await inShare(alone) : small;
    if (photo === 'takes-more')
      throw new Refusal('photo-too-large', { detail: messages.photoTakesMore });
    return photo;
  });
}

/** After what was begun for this user before. */
function inTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const turn = (turnsByUser.get(userId) ?? Promise.resolve()).then(work, work);
  turnsByUser.set(userId, turn);
  const leave = () => {
    if (turnsByUser.get(userId) === turn) turnsByUser.delete(userId);
  };
  turn.then(leave, leave);
  return turn;
}

function makeAnew(
  file: string,
  { growthBytes }: { growthBytes: number },
): Promise<Buffer | 'takes-more'> {
  const settings = {
    sidePixels: limits.photoSidePixels,
    pixels: limits.photoPixels,
    growthBytes,
    longestSidePixels: 1600,
    quality: 82,
  };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, file, JSON.stringify(settings)],
      {
        encoding: 'buffer',
        timeout: timeLimitMs,
        killSignal: 'SIGKILL',
        maxBuffer: maxBytes,
        // None of the server's secrets; one arena, so that what is freed is used again.
        env: { MALLOC_ARENA_MAX: '1' },
      },
      (error, photo) => {
        if (!error) resolve(photo);
        else if (typeof error.code === 'string') reject(error);
        else if (error.killed || error.code === tooLargeCode)
          reject(new Refusal('photo-too-large'));
        else if (error.signal === 'SIGKILL') resolve('takes-more');
        else reject(new Refusal('not-a-photo'));
      },
    );
  });
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** By the first bytes; what a name or a header says is of no matter. */
function isPhoto(start: Buffer): boolean {
  const hex = start.toString('hex');
  return (
    hex.startsWith('ffd8ff') ||
    hex.startsWith('89504e470d0a1a0a') ||
    /^52494646.{8}57454250$/.test(hex)
  );
}
