import type { Page } from 'playwright-core';

/** Of 0 to 1: letters stay sharp. */
const QUALITY = 0.5;

/** A picture as WebP at that share of its size, by the encoder of the browser that the page belongs to. */
export async function asWebp(press: Page, png: Buffer, scale: number): Promise<Buffer> {
  const encoded = await press.evaluate(
    async ({ source, quality, scale }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas to draw on');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY, scale },
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
