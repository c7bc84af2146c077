import '@mundo-manager/art/tokens.css';
import './page/fonts.css';
import './page/player.css';
import { openPlayer } from './player.ts';

openPlayer();
