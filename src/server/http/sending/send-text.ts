import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './compress.ts';

/** Sends a text that was made for this request, compressed where the browser takes that. */
export const sendText = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> => {
  const { encoding, body } = await compressText(text, request.headers['accept-encoding']);
  const varies = reply.getHeader('vary');
  reply.header('vary', varies === undefined ? 'accept-encoding' : `${String(varies)}, accept-encoding`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
};
