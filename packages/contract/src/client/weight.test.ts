import { expect, test, vi } from 'vitest';

vi.mock('zod', () => {
  throw new Error('the client loads the validator');
});

test('the client carries no schema', async () => {
  const { createClient, ENDPOINTS } = await import('./index.ts');
  expect(createClient).toBeTypeOf('function');
  expect(Object.keys(ENDPOINTS).length).toBeGreaterThan(40);
});

test('the contract itself does, so the test above can fail', async () => {
  await expect(import('../index.ts')).rejects.toThrow();
});
