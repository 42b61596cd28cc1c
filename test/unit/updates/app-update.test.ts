import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createAppUpdate } from "../../../src/browser/updates/app-update.ts";
import { skipWaiting } from "../../../src/site/offline/worker-messages.ts";

/** A worker as pages see it, which goes from state to state as it is told. */
class FakeWorker extends EventTarget {
  state = "installing";
  readonly messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A registration that has a worker; another one is found, and waits. */
class FakeRegistration extends EventTarget {
  active = new FakeWorker();
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  find(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    const before = this.waiting;
    this.waiting = worker;
    worker.become("installed");
    before?.become("redundant");
    return worker;
  }
}

const reload = jest.fn();
const serviceWorker = Object.assign(new EventTarget(), { controller: {} });

beforeEach(() => {
  reload.mockClear();
  jest.useFakeTimers();
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  Object.assign(globalThis, { location: { reload } });
});

function start() {
  const registration = new FakeRegistration();
  const update = createAppUpdate(registration as never);
  return { registration, update };
}

describe("a version that the reader has asked for", () => {
  it("gives way to a newer one, which is asked to take over in its place", () => {
    const { registration, update } = start();
    const first = registration.find();
    update.start();
    expect(first.messages).toEqual([skipWaiting]);
    const second = registration.find();
    expect(second.messages).toEqual([skipWaiting]);
    expect(update.get()).toBe("updating");
  });

  it("is not replaced once it is active: the page is being loaded from it", () => {
    const { registration, update } = start();
    const first = registration.find();
    update.start();
    registration.active = first;
    registration.waiting = null;
    const second = registration.find();
    expect(second.messages).toEqual([]);
    expect(update.get()).toBe("updating");
  });

  it("comes by a reload where it does not take over, or the browser throws it away", () => {
    const { registration, update } = start();
    const worker = registration.find();
    update.start();
    registration.waiting = null;
    worker.become("redundant");
    expect(update.get()).toBe("updating");
    jest.advanceTimersByTime(3000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is there already where another tab was faster, and loads the page again", () => {
    const { registration, update } = start();
    registration.find();
    registration.waiting = null;
    update.start();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("a version that nobody has asked for", () => {
  it("is offered no more when the browser throws it away", () => {
    const { registration, update } = start();
    const worker = registration.find();
    expect(update.get()).toBe("shown");
    registration.waiting = null;
    worker.become("redundant");
    expect(update.get()).toBe("hidden");
  });

  it("is asked for nothing, and its successor is offered", () => {
    const { registration, update } = start();
    registration.find();
    const second = registration.find();
    expect(second.messages).toEqual([]);
    expect(update.get()).toBe("shown");
  });
});
