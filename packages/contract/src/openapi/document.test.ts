import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { ROUTE_LIST } from '../routes/index.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument();
const text = JSON.stringify(document);

describe('the description of the interface (R-CAL-30)', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('describes every call once, by its name', () => {
    const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names.sort()).toEqual(ROUTE_LIST.map(({ name }) => name).sort());
  });

  test('refers only to what it holds', () => {
    const { schemas, parameters } = document.components as { schemas: object; parameters: object };
    const known = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(parameters).map((name) => `#/components/parameters/${name}`),
    ];
    const used = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect(used.filter((ref) => !known.includes(ref ?? ''))).toEqual([]);
    expect(used.length).toBeGreaterThan(100);
  });

  test('asks for a bearer token everywhere but in public calls', () => {
    const { security, paths } = document as { security: unknown; paths: Record<string, Record<string, object>> };
    expect(security).toEqual([{ bearer: [] }]);
    expect(paths['/api/clock']?.get).toHaveProperty('security', []);
    expect(paths['/api/clubs/initialData']?.get).not.toHaveProperty('security');
  });

  test('asks commands for their key and their version', () => {
    const paths = document.paths as Record<string, Record<string, { parameters: object[] }>>;
    expect(paths['/api/clubs/tactics']?.put?.parameters).toEqual([
      { $ref: '#/components/parameters/IdempotencyKey' },
      { $ref: '#/components/parameters/ClubVersion' },
    ]);
    expect(paths['/api/clubs/initialData']?.get?.parameters).toEqual([]);
  });

  test('spells the fields as they are spelled in the interface (R-SPL-1 to R-SPL-6)', () => {
    expect(text).not.toMatch(/terciary|attendence|ticketsSale|substituitions|Rescision"/);
    for (const word of ['tertiary', 'attendance', 'ticketSales', 'substitutions', 'Player Contract Rescission']) {
      expect(text).toContain(`"${word}"`);
    }
  });
});
