import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ReloadState } from '../../ui/feedback/reload-state.tsx';
import styles from './layout.module.css';

/** Replaces a screen that threw an error or whose code did not load; for a part of one, see `PartFailed`. */
export function RouteFailed() {
  const { t } = useLingui();
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className={styles.centred}>
      <ReloadState byItself title={t`Esta tela não abriu.`} />
    </div>
  );
}
