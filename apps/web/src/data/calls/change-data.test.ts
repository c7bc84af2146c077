import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeData } from './change-data.ts';

const KEY = ['league'];
const plusOne = (value: number) => value + 1;

test('data that are changed are as old as before', () => {
  const client = new QueryClient();
  client.setQueryData(KEY, 1, { updatedAt: 7 });
  changeData(client, KEY, plusOne);
  expect(client.getQueryState(KEY)).toMatchObject({ data: 2, dataUpdatedAt: 7, isInvalidated: false });
});

test('data that are to be loaded again still are', async () => {
  const client = new QueryClient();
  client.setQueryData(KEY, 1, { updatedAt: 7 });
  await client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
  changeData(client, KEY, plusOne);
  expect(client.getQueryState(KEY)).toMatchObject({ data: 2, isInvalidated: true });
});

test('data that are not there are not made up', () => {
  const client = new QueryClient();
  changeData(client, KEY, plusOne);
  expect(client.getQueryData(KEY)).toBeUndefined();
});
