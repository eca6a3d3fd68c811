export { type ErrorCode, errorCatalog } from '#schemas/api/errors.ts';
