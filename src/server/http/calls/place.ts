import type { FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import { busy } from '#server/core/errors/refusals.ts';
import { networkOf } from '#server/core/limits/network.ts';
import { createQuota, type Exchange, occupy, occupyQueued, type Quota } from '../server/quota.ts';

export interface PlaceOptions {
  /** Requests that are worked on, by school. */
  readonly working: Quota<number>;
  readonly receiving: Receiving;
}

/** Bytes of bodies that are on their way. */
export interface Receiving {
  /** By the network that sends them. */
  readonly networks: Quota<string>;
  /** By the school that they are sent to. */
  readonly schools: Quota<number>;
}

/** The place of one request: among its school's, but for the time that its body takes to arrive. */
export interface Place {
  /** Takes a place among the school's requests, once there is one. Errors: `BUSY`. */
  enter(schoolId: number): Promise<void>;
  /** Gives it back until the body has arrived: who sends slowly keeps nobody else out. Errors: `BUSY`. */
  receive(): void;
  /** Takes it again. Errors: `BUSY`. */
  arrived(): Promise<void>;
  /** Gives it back for good: what goes on from here is no work. */
  leave(): void;
}

const mb = 1024 * 1024;

/**
 * Room for several uploads at once from behind one address, and to a school for some hundred of the longest bodies of
 * JSON: what is sent to one, from however many addresses, leaves a quarter to the others.
 */
export const createReceiving = (): Receiving => ({
  networks: createQuota({ each: 128 * mb, total: 512 * mb }),
  schools: createQuota({ each: 384 * mb, total: 512 * mb }),
});

/** Whose the requests of operators are. */
const noSchool = 0;

/** What is held in memory for the smallest of bodies. */
const leastBytes = 16 * 1024;

export const createPlace = (
  request: FastifyRequest,
  { call, exchange, working, receiving }: PlaceOptions & { readonly call: Call; readonly exchange: Exchange },
): Place => {
  let school: number | undefined;
  let leave: (() => void) | undefined;
  const enter = async (schoolId: number): Promise<void> => {
    school = schoolId;
    leave = await occupyQueued(working, schoolId, exchange);
    if (!leave) throw busy();
  };
  return {
    enter,
    receive() {
      if (!hasBody(request)) return;
      leave?.();
      const size = sizeOf(call, request);
      const ofNetwork = occupy(receiving.networks, { key: networkOf(request.ip), size }, exchange);
      const ofSchool = ofNetwork && occupy(receiving.schools, { key: school ?? noSchool, size }, exchange);
      leave = () => {
        ofNetwork?.();
        ofSchool?.();
      };
      if (ofSchool) return;
      leave();
      throw busy();
    },
    async arrived() {
      if (!hasBody(request)) return;
      leave?.();
      // An operator's request is in nobody's way.
      if (school !== undefined) await enter(school);
    },
    leave: () => leave?.(),
  };
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The bytes of a body that is still to come, as far as it says so; never more than the call takes. */
const sizeOf = ({ files = {} }: Call, { headers }: FastifyRequest): number => {
  const declared = Number(headers['content-length']);
  const most = Object.values(files).reduce((sum, { maxBytes, maxCount }) => sum + maxBytes * maxCount, mb);
  return Math.max(leastBytes, Math.min(Number.isFinite(declared) ? declared : most, most));
};
