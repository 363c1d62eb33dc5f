import sharp from 'sharp';

const size = 480;

/** A soft gradient between two colors that stands for a photo. */
export async function aPicture([from, to]: readonly [string, string]): Promise<Buffer> {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const pixels = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const share = Math.min(1, Math.hypot(x - size / 3, y - size / 4) / size);
      for (const channel of [0, 1, 2] as const)
        pixels[(y * size + x) * 3 + channel] = Math.round(
          a[channel] * (1 - share) + b[channel] * share,
        );
    }
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function channelsOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
