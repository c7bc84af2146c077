import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../../ui/browser/use-online.ts';
import styles from './offline-notice.module.css';

/** A strip below the main navigation while offline: the screen shows the last data that came. R-ERR-12 */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.strip}>
          <WifiOff size={16} aria-hidden />
          <Trans>Sem conexão. Você vê os últimos dados que chegaram.</Trans>
        </p>
      )}
    </div>
  );
}
