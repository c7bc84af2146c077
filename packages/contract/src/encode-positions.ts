/** Frames of the engine's recorder as text and back. */

/** The frames as base64, independent of the machine's byte order. */
export function encodePositions(frames: Int16Array): string {
  const bytes = new DataView(new ArrayBuffer(frames.length * 2));
  for (const [at, value] of frames.entries()) bytes.setInt16(at * 2, value, true);
  let text = '';
  for (let at = 0; at < bytes.byteLength; at++) text += String.fromCharCode(bytes.getUint8(at));
  return btoa(text);
}

/** The frames that `encodePositions` was given. */
export function decodePositions(base64: string): Int16Array {
  const text = atob(base64);
  const bytes = new DataView(new ArrayBuffer(text.length));
  for (let at = 0; at < text.length; at++) bytes.setUint8(at, text.charCodeAt(at));
  return Int16Array.from({ length: Math.floor(text.length / 2) }, (_, at) => bytes.getInt16(at * 2, true));
}
