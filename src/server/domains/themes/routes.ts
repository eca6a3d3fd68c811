import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Engine } from '#engine/index.ts';
import {
  listThemes as listThemesCall,
  type PublishBody,
  publishTheme as publishCall,
  type RollbackBody,
  rollbackTheme as rollbackCall,
  type ThemeParams,
} from '#schemas/api/operator-themes.ts';
import { createOperatorAccess } from '#server/http/access/operator-access.ts';
import { sendFindings, sendProblem } from '#server/http/sending/problem.ts';
import { closedPolicy, commonHeaders } from '#server/http/sending/security-headers.ts';
import type { Store } from '#server/store/store.ts';
import type { Hosts } from '#server/tenancy/hosts.ts';
import { listPublished } from './list-published.ts';
import type { Publication, PublicationResult, Refusal } from './publication.ts';
import { publishTheme } from './publish-theme.ts';
import { rollbackTheme } from './rollback-theme.ts';

interface Options {
  readonly store: Store;
  readonly hosts: Hosts;
  readonly engine: Engine;
}

/** A theme of the largest size, with room for what JSON writes before its quotes and line ends. */
const bodyLimit = 2 * 1024 * 1024;

/** Serves `operatorCalls`, on the platform's own host, to who sends `Authorization: Bearer <token>`. */
export const operatorThemeRoutes = (app: FastifyInstance, { store, hosts, engine }: Options): void => {
  const access = createOperatorAccess(store, hosts);
  // Not awaited: that would start the server before its error handler is set.
  app.register(async (scope) => {
    scope.addHook('onRequest', access.check);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.setErrorHandler(async (error: FastifyError, _, reply) => {
      const [status, text] = mistakes.get(error.code) ?? [];
      if (status === undefined || text === undefined) throw error;
      return sendProblem(reply, status, error.validation ? `${text} Here ${error.message}.` : text);
    });

    scope.get(listThemesCall.path, async (_, reply) => sendData(reply, 200, { themes: await listPublished(store) }));

    scope.post<{ Body: PublishBody }>(
      publishCall.path,
      { schema: { body: publishCall.body } },
      async (request, reply) => {
        const { document, file = 'theme.json', dryRun = false } = request.body;
        const tokenId = access.tokenIdOf(request);
        const result = await publishTheme({ store, engine, file, text: document, dryRun, tokenId });
        if (result.ok && !dryRun) request.log.info(logged(result.publication, tokenId), 'A theme was published.');
        return sendResult(reply, result, dryRun ? 200 : 201);
      },
    );

    scope.post<{ Body: RollbackBody; Params: ThemeParams }>(
      rollbackCall.path,
      { schema: { body: rollbackCall.body, params: rollbackCall.params } },
      async (request, reply) => {
        const themeId = Number(request.params.themeId);
        const tokenId = access.tokenIdOf(request);
        const result = await rollbackTheme({ store, engine, themeId, to: request.body.to, tokenId });
        if (result.ok) request.log.info(logged(result.publication, tokenId), 'A theme was rolled back.');
        return sendResult(reply, result, 200);
      },
    );
  });
};

const wrongBody =
  'The body is JSON: { "document": "<the text of theme.json>" } to publish, { "to": "<version or hash>" } or {} to roll back.';

/** What Fastify refuses by itself, said with the cure. */
const mistakes: ReadonlyMap<string, readonly [status: number, text: string]> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', [413, 'A theme is at most 512 KB. Leave out what it does not need.']],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', [415, 'Send the body as JSON, with Content-Type: application/json.']],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', [400, wrongBody]],
  ['FST_ERR_CTP_INVALID_JSON_BODY', [400, wrongBody]],
  ['FST_ERR_VALIDATION', [400, wrongBody]],
]);

const statuses: Readonly<Record<Exclude<Refusal['kind'], 'invalid'>, number>> = {
  'too-large': 413,
  unknown: 404,
  conflict: 409,
};

const sendResult = (reply: FastifyReply, result: PublicationResult, changed: 200 | 201): FastifyReply => {
  if (result.ok) return sendData(reply, result.publication.unchanged ? 200 : changed, result.publication);
  const { kind, message, findings = [] } = result.refusal;
  return kind === 'invalid' ? sendFindings(reply, message, findings) : sendProblem(reply, statuses[kind], message);
};

const sendData = (reply: FastifyReply, status: number, data: object): FastifyReply =>
  reply
    .code(status)
    .headers({ ...commonHeaders, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(data));

const logged = ({ themeId, version, hash, previousHash, unchanged }: Publication, tokenId: number): object => ({
  themeId,
  version,
  hash,
  previousHash,
  unchanged,
  tokenId,
});
