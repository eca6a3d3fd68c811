import { createContext, use, useSyncExternalStore } from 'react';
import type { OfficeLocale } from '#schemas/office.ts';
import type { Device } from '../device/device.ts';
import type { SignIn } from '../session/sign-in.ts';
import {
  dropRegister,
  findWaiting,
  keepRegister,
  nameOf,
  nextRegister,
  type Queue,
  retryRegister,
  settleRegister,
  type TakenRegister,
  type WaitingRegister,
  withoutAnswers,
} from './queue.ts';
import { sendRegister } from './send-register.ts';

export interface RegistersState {
  readonly queue: Queue;
  /** Whether it is known what waits. */
  readonly isRead: boolean;
  /** Whether the device has it all: what it could not store is gone with this window. */
  readonly isStored: boolean;
  readonly isSending: boolean;
}

/** The registers that were taken on this device and that the server does not have yet. */
export interface Registers {
  state(): RegistersState;
  subscribe(listener: () => void): () => void;
  /** Keeps one, on the device where that can store it: `isStored` says it. */
  keep(taken: TakenRegister): Promise<void>;
  /** Sends what waits, in order; resolves when nothing more can be done now. */
  sendNow(): Promise<void>;
  find(place: string): WaitingRegister | undefined;
  drop(place: string): Promise<void>;
  /** Sends one again that was refused. */
  retry(place: string): Promise<void>;
  /** Before somebody leaves: what waits stays, without what the server has said. */
  leave(): Promise<void>;
  /** Sends by itself whenever that may work; the result ends it. */
  follow(): () => void;
}

interface Options {
  readonly device: Device;
  readonly signIn: SignIn;
  /** Whose they are. */
  readonly user: number;
  readonly locale: OfficeLocale;
  /** The server has one more. */
  readonly onTaken: (register: WaitingRegister) => void;
}

/** What the device calls them. */
const stored = 'registers';
/** How long after a failure it is tried again, at first and at most, in milliseconds. */
const firstMs = 5000;
const longestMs = 300_000;

export const createRegisters = ({ device, signIn, user, locale, onTaken }: Options): Registers => {
  let state: RegistersState = { queue: [], isRead: false, isStored: true, isSending: false };
  let round: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstMs;
  const listeners = new Set<() => void>();
  const windows = new BroadcastChannel('office-registers');
  const show = (next: Partial<RegistersState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const change = async (work: (queue: Queue) => Queue, isTold = true): Promise<Queue> => {
    const { items: queue, isStored } = await device.changeWaiting(stored, work);
    show({ queue, isRead: true, isStored });
    if (isTold) windows.postMessage(undefined);
    return queue;
  };
  const read = (): Promise<Queue> => change((queue) => queue, false);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), waitMs);
    waitMs = Math.min(waitMs * 2, longestMs);
  };
  const sendAll = async (): Promise<void> => {
    const tried = new Set<string>();
    for (let next = nextRegister(await read()); next; next = nextRegister(await read(), tried)) {
      show({ isSending: true });
      tried.add(nameOf(next));
      const outcome = await sendRegister(next, { user, locale });
      if (outcome.kind === 'lost') return again();
      signIn.note(outcome.kind !== 'loggedOut');
      if (outcome.kind === 'loggedOut') return;
      const sent = next;
      await change((queue) => settleRegister(queue, sent, outcome));
      waitMs = firstMs;
      if (outcome.kind === 'taken') onTaken(sent);
    }
  };
  const sendNow = (): Promise<void> => {
    clearTimeout(timer);
    // What was kept meanwhile goes in a round of its own.
    const started = (round ?? Promise.resolve()).then(sendAll).finally(() => {
      if (round !== started) return;
      round = undefined;
      show({ isSending: false });
    });
    round = started;
    return started;
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async keep(taken) {
      const key = newKey();
      await change((queue) => keepRegister(queue, taken, key));
    },
    sendNow,
    find: (place) => findWaiting(state.queue, place),
    async drop(place) {
      await change((queue) => dropRegister(queue, place));
    },
    async retry(place) {
      await change((queue) => retryRegister(queue, place));
      await sendNow();
    },
    async leave() {
      await change(withoutAnswers);
    },
    follow() {
      const start = (): void => {
        waitMs = firstMs;
        void sendNow();
      };
      const look = (): void => {
        if (!document.hidden) start();
      };
      const logIn = signIn.subscribe(() => {
        if (signIn.holds()) start();
      });
      windows.onmessage = () => void read();
      window.addEventListener('online', start);
      document.addEventListener('visibilitychange', look);
      window.addEventListener('focus', start);
      start();
      return () => {
        clearTimeout(timer);
        logIn();
        windows.onmessage = null;
        window.removeEventListener('online', start);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('focus', start);
      };
    },
  };
};

/** A UUID; `crypto.randomUUID` is only there on a safe connection. */
const newKey = (): string => {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

export const RegistersContext = createContext<Registers | undefined>(undefined);

/** The registers that wait on this device, as they stand now. */
export const useRegisters = (): Registers & { readonly now: RegistersState } => {
  const registers = use(RegistersContext);
  if (!registers) throw new Error('useRegisters is called outside of the office.');
  return { ...registers, now: useSyncExternalStore(registers.subscribe, registers.state) };
};
