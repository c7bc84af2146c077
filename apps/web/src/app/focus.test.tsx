/** Where the focus goes when the page changes under it. R-PRD-14 */
import { publicClub } from '@mundo-manager/contract';
import { buildClub, buildPlayer } from '@mundo-manager/rules/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { heldHandler } from '../testing/server/held-handler.ts';
import { useKeptFocus } from '../ui/browser/use-kept-focus.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a change of route', () => {
  test('leaves the first page to the browser and goes to the heading of every other', async () => {
    const { router } = await renderApp('/facilities');
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/finances'));
    await waitFor(async () => expect(await heading('Finanças')).toHaveFocus());
  });

  test('into a page with a frame of its own, and back', async () => {
    const { router } = await renderApp('/facilities');
    await act(() => router.navigate('/finances'));
    await heading('Finanças');
    await act(() => router.navigate('/creditos'));
    await waitFor(async () => expect(await heading('Créditos do jogo')).toHaveFocus());
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await heading('Finanças')).toHaveFocus());
  });

  test('stays with the heading when an awaited page gets its own', async () => {
    const rival = buildClub({ id: 'c2', name: 'Pedra Lascada' });
    const { handler: club, release } = heldHandler(() => ({ club: publicClub(rival) }));
    const { router } = await renderApp('/facilities', { handlers: { club } });
    await act(() => router.navigate('/club?id=c2'));
    await waitFor(async () => expect(await heading('Clube')).toHaveFocus());
    release();
    await waitFor(async () => expect(await heading('Pedra Lascada')).toHaveFocus());
  });

  test('from one player to another goes to his heading, by the palette as well, and the title names him', async () => {
    const [one, two] = [buildPlayer({ id: 'p1', name: 'Melado' }), buildPlayer({ id: 'p2', name: 'Tião Luva' })];
    const club = buildClub({ players: [one, two] });
    const { router, user } = await renderApp('/playerDetails?id=p1', { world: { club } });
    await heading('Melado');
    await waitFor(() => expect(document.title).toBe('Melado · Mundo Manager'));
    await act(() => router.navigate('/playerDetails?id=p2'));
    await waitFor(async () => expect(await heading('Tião Luva')).toHaveFocus());
    expect(document.title).toBe('Tião Luva · Mundo Manager');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'Melado{Enter}');
    await waitFor(async () => expect(await heading('Melado')).toHaveFocus());
    await act(() => router.navigate('/finances'));
    await waitFor(() => expect(document.title).toBe('Finanças · Mundo Manager'));
  });

  test('from one club or match to another goes to the new heading, and the title of a club is its name', async () => {
    const { router } = await renderApp('/club', {
      handlers: { club: () => ({ club: publicClub(buildClub({ id: 'c2', name: 'Pedra Lascada' })) }) },
    });
    await heading('Clube c1');
    await act(() => router.navigate('/club?id=c2'));
    await waitFor(async () => expect(await heading('Pedra Lascada')).toHaveFocus());
    expect(document.title).toBe('Pedra Lascada · Mundo Manager');
    await act(() => router.navigate('/matchStats?match=m1'));
    const before = await heading('Estatísticas do jogo');
    await act(() => router.navigate('/matchStats?match=m2'));
    await waitFor(async () => {
      expect(await heading('Estatísticas do jogo')).not.toBe(before);
      expect(await heading('Estatísticas do jogo')).toHaveFocus();
    });
  });

  test('leaves the focus alone if only how a screen is shown changes', async () => {
    const { router } = await renderApp('/facilities');
    await act(() => router.navigate('/squad'));
    await waitFor(async () => expect(await heading('Plantel')).toHaveFocus());
    const account = screen.getByRole('link', { name: 'Conta' });
    account.focus();
    await act(() => router.navigate('/squad?sort=age.asc', { replace: true }));
    expect(account).toHaveFocus();
  });
});

function Page() {
  useKeptFocus();
  const [gone, setGone] = useState<readonly string[]>([]);
  const leaving = (name: string) =>
    !gone.includes(name) && (
      <button type="button" onClick={() => setGone([...gone, name])}>
        {name}
      </button>
    );
  return (
    <>
      <p>nada</p>
      <main id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>Título</h1>
        {leaving('sozinho')}
        <section>
          <input aria-label="texto" />
          <ul>
            <li>{leaving('um')}</li>
            <li>{leaving('dois')}</li>
            <li>{leaving('três')}</li>
          </ul>
          <Link to="/">fica</Link>
        </section>
      </main>
    </>
  );
}

describe('a control that takes itself away', () => {
  const page = () => renderApp('/', { routes: [{ path: '/', element: <Page /> }], signedIn: false });
  const button = (name: string) => screen.getByRole('button', { name });

  test('leaves the focus to the next one, else to the last one, else to what is around', async () => {
    const { user } = await page();
    await user.click(button('dois'));
    await waitFor(() => expect(button('três')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('um')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'fica' })).toHaveFocus());
  });

  test('with nothing around leaves it to the heading', async () => {
    const { user } = await page();
    await user.click(button('sozinho'));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  test('takes no focus that was laid down elsewhere', async () => {
    const { user } = await page();
    button('um').focus();
    await user.click(screen.getByText('nada'));
    expect(document.body).toHaveFocus();
    act(() => button('um').click());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'um' })).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });
});
