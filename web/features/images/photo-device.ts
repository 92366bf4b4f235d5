import { vi } from 'vitest';

/** For tests; it outlives a reload. */
export function createPhotoDevice() {
  const device = { isReached: false, uploads: [] as string[], stored: new Map<string, unknown>() };
  const indexedDB = {
    open() {
      const transaction = () => {
        const work = (result?: unknown) => ({ result });
        const over = { oncomplete: () => undefined, objectStore: () => store };
        const store = {
          get: (key: string) => work(device.stored.get(key)),
          getAll: () => work([...device.stored.values()]),
          put: (value: { key: string }) => work(device.stored.set(value.key, value)),
          delete: (key: string) => work(device.stored.delete(key)),
        };
        setTimeout(() => over.oncomplete());
        return over;
      };
      const request = { result: { transaction, close: () => undefined }, onsuccess: () => undefined };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
  };
  class Upload extends EventTarget {
    upload = {};
    status = 0;
    response: unknown;
    onloadend = () => undefined;
    open = () => undefined;
    abort = () => undefined;
    setRequestHeader = () => undefined;
    getResponseHeader = () => null;
    send(form: FormData) {
      const { name } = form.get('image') as File;
      if (device.isReached) {
        device.uploads.push(name);
        Object.assign(this, { status: 201, response: { data: { url: `/images/${name}` } } });
      }
      setTimeout(() => this.onloadend());
    }
  }
  let previews = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${++previews}`, revokeObjectURL: () => undefined });
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal(
    'Image',
    class {
      onerror = () => undefined;
      set src(_: string) {
        queueMicrotask(() => this.onerror());
      }
    },
  );
  return device;
}

export function putFiles(input: HTMLInputElement | null, names: readonly string[]): void {
  const files = names.map((name) => new File(['photo'], name, { type: 'image/jpeg' }));
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}
