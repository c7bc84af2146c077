/** Names of Chilean players. */
import type { NameList } from './name-list.ts';

// biome-ignore format: names read better in lines
export const CHILE: NameList = {
  firstNames: [
    'Alexis', 'Álvaro', 'Ángelo', 'Bastián', 'Benjamín', 'Carlos', 'Claudio', 'Cristóbal', 'Diego', 'Esteban', 'Fabián', 'Felipe', 'Gabriel', 'Gonzalo',
    'Ignacio', 'Iván', 'Jaime', 'Javier', 'Joaquín', 'José Luis', 'Juan Pablo', 'Lucas', 'Luis', 'Marcelo', 'Matías', 'Mauricio', 'Maximiliano', 'Nicolás',
    'Pablo', 'Patricio', 'Rodrigo', 'Sebastián', 'Tomás', 'Vicente', 'Víctor', 'Yerko',
  ],
  surnames: [
    'Aránguiz', 'Araya', 'Arriagada', 'Bravo', 'Bustamante', 'Cáceres', 'Carrasco', 'Castillo', 'Catalán', 'Cisternas', 'Contreras', 'Espinoza', 'Figueroa', 'Fuentes',
    'Fuenzalida', 'Garrido', 'Gutiérrez', 'Henríquez', 'Huerta', 'Jara', 'Lagos', 'Leiva', 'Mena', 'Morales', 'Muñoz', 'Navarrete', 'Órdenes', 'Orellana',
    'Parra', 'Pavez', 'Pizarro', 'Reyes', 'Riquelme', 'Saavedra', 'Salas', 'Sandoval', 'Sepúlveda', 'Silva', 'Tapia', 'Toro', 'Valdés', 'Vergara',
  ],
};
