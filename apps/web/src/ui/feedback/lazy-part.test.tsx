import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { PartFailed } from './part-failed.tsx';

const fault = new TypeError('Failed to fetch the module');
const lost = () => Promise.reject<never>(fault);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A part of a screen, next to a field with text. */
function beside(Part: ComponentType) {
  return render(
    <I18nProvider i18n={i18n}>
      <input aria-label="Rascunho" defaultValue="meia hora de trabalho" />
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </I18nProvider>,
  );
}

test('the part is shown when its code has come', async () => {
  beside(lazyPart(() => Promise.resolve({ default: () => <p>Pronto</p> }), PartFailed));
  expect(await screen.findByText('Pronto')).toBeInTheDocument();
});

test('a part whose code does not arrive says so in its own place, and the rest stays', async () => {
  beside(lazyPart(lost, PartFailed));
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta parte não abriu.');
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Rascunho' })).toHaveValue('meia hora de trabalho');
  expect(console.error).toHaveBeenCalledWith(fault);
});

test('a part that the game can do without leaves nothing', async () => {
  const { container } = beside(lazyPart(lost));
  await vi.waitFor(() => expect(container).not.toHaveTextContent('…'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a part whose preparing failed is tried again when it is shown', async () => {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>(lost);
  const Part = lazyPart(load);
  Part.prepare();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  load.mockResolvedValue({ default: () => <p>Pronto</p> });
  beside(Part);
  expect(await screen.findByText('Pronto')).toBeInTheDocument();
  expect(console.error).not.toHaveBeenCalled();
});

test('a part that was prepared is there at once, without anything in its place', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>Pronto</p> }));
  const Part = lazyPart(load);
  Part.prepare();
  await vi.waitFor(() => expect(load).toHaveResolved());
  beside(Part);
  expect(screen.getByText('Pronto')).toBeInTheDocument();
});
