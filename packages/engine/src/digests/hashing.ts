/** SHA-256 as lower-case hexadecimal digits, and the shapes of what is written so. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text in UTF-8. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of the bytes in hexadecimal digits. */
export function sha256OfHex(...digits: readonly string[]): string {
  return bytesToHex(sha256(concatBytes(...digits.map(hexToBytes))));
}

/** The UTF-8 bytes of a text as hexadecimal digits. */
export function textHex(text: string): string {
  return bytesToHex(utf8ToBytes(text));
}

/** Whether a text is the given number of bytes in lower-case hexadecimal digits. */
export function isHex(text: unknown, bytes: number): text is string {
  return typeof text === 'string' && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);
}
