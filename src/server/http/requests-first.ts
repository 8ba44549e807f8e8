/** Requests that are soon over go first: what takes long by its nature, a file, stands still while one is answered. */
export class RequestsFirst {
  #underWay = 0;
  readonly #waiting = new Set<() => void>();

  async answer<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    this.#underWay += 1;
    try {
      return await answer();
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) for (const goOn of this.#waiting) goOn();
    }
  }

  isOneUnderWay(): boolean {
    return this.#underWay > 0;
  }

  /** Waits until every caller has been answered, but no longer than patience allows: a busy shop gets its file too. */
  letPass(patienceMs: number): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.#waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, patienceMs);
      this.#waiting.add(goOn);
    });
  }
}
