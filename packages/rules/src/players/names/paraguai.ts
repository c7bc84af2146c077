/** Names of Paraguayan players. */
import type { NameList } from './name-list.ts';

// biome-ignore format: names read better in lines
export const PARAGUAI: NameList = {
  firstNames: [
    'Adalberto', 'Alejandro', 'Ángel', 'Antonio', 'Blas', 'Braian', 'Cecilio', 'Celso', 'Cristhian', 'Diego', 'Édgar', 'Enso', 'Fernando',
    'Fredy', 'Gustavo', 'Hernán', 'Hugo', 'Iván', 'Jorge', 'Juan', 'Julio', 'Lorenzo', 'Luis', 'Marcelo', 'Matías', 'Miguel', 'Néstor',
    'Óscar', 'Pedro', 'Ramón', 'Raúl', 'Richard', 'Robert', 'Ronaldo', 'Santiago', 'Sergio', 'Víctor',
  ],
  surnames: [
    'Acuña', 'Alarcón', 'Almirón', 'Amarilla', 'Arce', 'Ayala', 'Báez', 'Balbuena', 'Barreto', 'Benítez', 'Bogado', 'Bobadilla', 'Caballero', 'Cabañas',
    'Cantero', 'Cardozo', 'Colmán', 'Cubilla', 'Duarte', 'Enciso', 'Espínola', 'Franco', 'Gamarra', 'Giménez', 'González', 'Jara', 'Lezcano', 'Martínez',
    'Mendieta', 'Mereles', 'Núñez', 'Ortiz', 'Ovelar', 'Paredes', 'Riveros', 'Rojas', 'Romero', 'Samudio', 'Sanabria', 'Torales', 'Velázquez', 'Villasanti',
  ],
};
