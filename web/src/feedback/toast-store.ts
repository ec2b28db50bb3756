import { Signal } from '../stores/store.ts';

export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastOptions {
  readonly description?: string;
  /** The id of an error in the log. */
  readonly errorId?: string;
  readonly action?: ToastAction;
  /** A toast with the same id is replaced: a loading toast becomes its outcome. */
  readonly id?: string;
}

export interface Toast extends ToastOptions {
  readonly id: string;
  readonly type: ToastType;
  readonly message: string;
}

export type ToastCommand = { kind: 'show'; toast: Toast } | { kind: 'dismiss'; id: string };

let listener: ((command: ToastCommand) => void) | null = null;
const waiting: ToastCommand[] = [];
const sent = new Signal();
let count = 0;

function send(command: ToastCommand): void {
  if (listener) listener(command);
  else waiting.push(command);
  sent.notify();
}

/** Connects the toaster; earlier toasts are shown now. */
export function attachToaster(handle: (command: ToastCommand) => void): () => void {
  listener = handle;
  for (const command of waiting.splice(0)) handle(command);
  return () => {
    if (listener === handle) listener = null;
  };
}

/** Calls back on the first toast, to load the toaster. */
export function onFirstToast(wake: () => void): () => void {
  if (waiting.length > 0) wake();
  return sent.subscribe(wake);
}

function show(type: ToastType, message: string, options: ToastOptions = {}): string {
  const id = options.id ?? `toast-${++count}`;
  send({ kind: 'show', toast: { ...options, id, type, message } });
  return id;
}

type Show = (message: string, options?: ToastOptions) => string;

export interface Toasts extends Record<ToastType, Show> {
  dismiss: (id: string) => void;
}

/** Each returns the toast's id. A loading toast stays until it is replaced or dismissed. */
export const toast: Toasts = {
  default: (message, options) => show('default', message, options),
  success: (message, options) => show('success', message, options),
  error: (message, options) => show('error', message, options),
  info: (message, options) => show('info', message, options),
  warning: (message, options) => show('warning', message, options),
  loading: (message, options) => show('loading', message, options),
  dismiss: (id) => send({ kind: 'dismiss', id }),
};

export function useToast(): Toasts {
  return toast;
}
