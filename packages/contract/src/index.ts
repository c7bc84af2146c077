/** The contract of the HTTP interface: calls, schemas, errors and the envelope. Browsers take `/client`, which carries no schema. */
export * from './clock-stops.ts';
export * from './encode-positions.ts';
export * from './endpoints/index.ts';
export * from './envelope.ts';
export * from './errors/index.ts';
export * from './headers.ts';
export { type OpenApiOptions, openApiDocument } from './openapi/document.ts';
export { errorCodesOf } from './openapi/refusals.ts';
export * from './routes/index.ts';
export * from './schemas/index.ts';
export * from './spreadsheet.ts';
export * from './views/index.ts';
