/** Screenshots made small: 256 colours are plenty for a page. Reads what the browser writes, 8-bit RGB or RGBA. */

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const COLOURS = 256;
const AXES = [0, 1, 2] as const;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

interface Picture {
  readonly width: number;
  readonly height: number;
  /** 0xRRGGBB, row by row. */
  readonly pixels: Uint32Array;
}

export function smallPng(png: Buffer): Buffer {
  const picture = read(png);
  const { palette, indexOf } = reduce(picture.pixels);
  return write(picture, palette, indexOf);
}

function read(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytes = png[25] === 6 ? 4 : 3;
  if (png[24] !== 8 || (png[25] !== 2 && png[25] !== 6)) throw new Error('not a picture of 8-bit RGB');
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(data));
  const line = width * bytes;
  let above = new Uint8Array(line);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = y * (line + 1);
    const row = unfiltered(raw[from], raw.subarray(from + 1, from + 1 + line), above, bytes);
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = (row[x * bytes] << 16) | (row[x * bytes + 1] << 8) | row[x * bytes + 2];
    above = row;
  }
  return { width, height, pixels };
}

function unfiltered(filter: number, line: Uint8Array, above: Uint8Array, bytes: number) {
  const row = new Uint8Array(line.length);
  for (let i = 0; i < line.length; i++) {
    const [a, b, c] = i < bytes ? [0, above[i], 0] : [row[i - bytes], above[i], above[i - bytes]];
    row[i] = line[i] + [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter];
  }
  return row;
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

type Colour = readonly [r: number, g: number, b: number, count: number];
type Palette = readonly (readonly number[])[];

/** Median cut: the box whose colours differ most is cut in two, until there are enough boxes. */
function reduce(pixels: Uint32Array): { palette: Palette; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts].map(([c, n]): Colour => [c >> 16, (c >> 8) & 255, c & 255, n]);
  const boxes = [boxOf(colours)];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.spread - a.spread);
    if (boxes[0].spread === 0) break;
    const { all, axis, mean } = boxes.shift() as Box;
    boxes.push(
      boxOf(all.filter((colour) => colour[axis] <= mean)),
      boxOf(all.filter((colour) => colour[axis] > mean)),
    );
  }
  const palette = boxes.map(({ all }) => AXES.map((axis) => Math.round(meanOf(all, axis))));
  const indexOf = new Map<number, number>();
  boxes.forEach(({ all }, index) => {
    for (const [r, g, b] of all) indexOf.set((r << 16) | (g << 8) | b, index);
  });
  return { palette, indexOf };
}

interface Box {
  readonly all: readonly Colour[];
  readonly axis: 0 | 1 | 2;
  readonly mean: number;
  /** How much is gained by cutting it: rare colours count too, or small coloured signs would turn grey. */
  readonly spread: number;
}

const meanOf = (all: readonly Colour[], axis: 0 | 1 | 2): number =>
  all.reduce((sum, colour) => sum + colour[axis] * colour[3], 0) / all.reduce((sum, { 3: n }) => sum + n, 0);

function boxOf(all: readonly Colour[]): Box {
  const axes = AXES.map((axis) => {
    const mean = meanOf(all, axis);
    const spread = all.reduce((sum, colour) => sum + (colour[axis] - mean) ** 2 * Math.sqrt(colour[3]), 0);
    return { all, axis, mean, spread };
  });
  return axes.reduce((best, each) => (each.spread > best.spread ? each : best));
}

function write({ width, height, pixels }: Picture, palette: Palette, indexOf: Map<number, number>) {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x]) as number;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
