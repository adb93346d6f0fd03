import sharp from 'sharp';

const [, , out, width, ...files] = process.argv;
const W = Number(width);
const imgs = await Promise.all(
  files.map(async (f) => {
    const b = await sharp(f)
      .resize({ width: W, height: 900, fit: 'contain', position: 'top', background: '#888' })
      .png()
      .toBuffer();
    return b;
  }),
);
const cols = Math.min(4, imgs.length),
  rows = Math.ceil(imgs.length / cols);
await sharp({ create: { width: cols * W, height: rows * 900, channels: 3, background: '#888' } })
  .composite(imgs.map((input, i) => ({ input, left: (i % cols) * W, top: Math.floor(i / cols) * 900 })))
  .png()
  .toFile(out);
