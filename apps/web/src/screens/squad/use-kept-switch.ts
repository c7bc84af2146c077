import { useState } from 'react';
import { thisBrowser } from '../../ui/browser/browser-storage.ts';

/** A switch that this browser keeps under the key; off at first. */
export function useKeptSwitch(key: string): readonly [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => thisBrowser.read(key) === 'on');
  const toggle = () => {
    setOn(!isOn);
    thisBrowser.write(key, isOn ? null : 'on');
  };
  return [isOn, toggle];
}
