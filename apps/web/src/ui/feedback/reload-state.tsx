import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '../browser/use-online.ts';
import { ErrorState } from './error-state.tsx';

/** Milliseconds between two tries to come by itself. */
const TRY_AGAIN_AFTER = 3000;

interface ReloadStateProps {
  /** What did not open, in one sentence. */
  readonly title: ReactNode;
  readonly inset?: boolean;
  /** Whether the page loads by itself as soon as the network is back: only where nothing of it would be lost. */
  readonly byItself?: boolean;
  /** Loads the page; by default the browser reloads it. */
  readonly load?: () => void;
}

/**
 * What a new load of the page may bring. The page is left only when the server answers: without it the browser would show its own error in place of
 * the game, and stay there. R-ERR-12
 */
export function ReloadState({ title, inset = false, byItself = false, load = reloadPage }: ReloadStateProps) {
  const { t } = useLingui();
  const online = useOnline();
  const [isUnreachable, setUnreachable] = useState(false);
  const wasOnline = useRef(online);
  const reload = async () => {
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      setUnreachable(false);
      load();
    } catch {
      setUnreachable(true);
    }
  };
  const reloadByItself = useEffectEvent(() => void reload());

  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (isBack) setUnreachable(false);
    if (isBack && byItself) reloadByItself();
  }, [online, byItself]);

  // The first try after the network is back may be too early for the server or the router.
  useEffect(() => {
    if (!byItself || !online || !isUnreachable) return;
    const timer = setInterval(() => reloadByItself(), TRY_AGAIN_AFTER);
    return () => clearInterval(timer);
  }, [online, byItself, isUnreachable]);

  return (
    <ErrorState inset={inset} title={title} onRetry={() => void reload()}>
      {online && !isUnreachable
        ? t`Pode ser a conexão, ou uma versão nova do jogo. Recarregue para continuar.`
        : t`Sem conexão. Tente de novo quando ela voltar.`}
    </ErrorState>
  );
}

function reloadPage(): void {
  location.reload();
}
