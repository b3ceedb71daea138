import { CircuitBreaker } from './circuit-breaker.js';

describe('the circuit breaker', () => {
  it('lets as many mails through as the limit while the server works', () => {
    expect(new CircuitBreaker().allowed(0, 3, 10)).toBe(7);
  });

  it('stops everything when the server cannot be used, and lets one mail probe it after the pause', () => {
    const breaker = new CircuitBreaker();
    breaker.unreachable(1_000, 0.5);
    expect(breaker.allowed(1_001, 0, 10)).toBe(0);
    expect(breaker.pause(1_001)).toBe(4_999);
    expect(breaker.allowed(6_000, 0, 10)).toBe(1);
    expect(breaker.allowed(6_000, 1, 10)).toBe(0);
  });

  it('counts the failures of mails that were on their way together once', () => {
    const breaker = new CircuitBreaker();
    for (let failures = 0; failures < 10; failures += 1) breaker.unreachable(1_000 + failures, 0.5);
    expect(breaker.pause(1_010)).toBeLessThanOrEqual(5_000);
  });

  it('probes less and less often, at least every six minutes', () => {
    const breaker = new CircuitBreaker();
    let now = 0;
    const pauses: number[] = [];
    for (let probes = 0; probes < 8; probes += 1) {
      breaker.unreachable(now, 0.5);
      pauses.push(breaker.pause(now)! / 1000);
      now += breaker.pause(now)!;
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it('pauses a fifth longer or shorter, so that replicas do not probe together', () => {
    const [shortest, longest] = [new CircuitBreaker(), new CircuitBreaker()];
    shortest.unreachable(0, 0);
    longest.unreachable(0, 1);
    expect([shortest.pause(0), longest.pause(0)].map((pause) => Math.round(pause!))).toEqual([4_000, 6_000]);
  });

  it('works again after one answer', () => {
    const breaker = new CircuitBreaker();
    expect(breaker.pause(0)).toBeNull();
    breaker.unreachable(0, 0.5);
    breaker.answered();
    expect(breaker.allowed(1, 0, 10)).toBe(10);
    expect(breaker.pause(1)).toBeNull();
  });

  it('takes three lost connections in a row for an unusable server, fewer for the fault of a mail', () => {
    const breaker = new CircuitBreaker();
    breaker.connectionLost(0, 0.5);
    breaker.connectionLost(1, 0.5);
    breaker.answered();
    breaker.connectionLost(2, 0.5);
    breaker.connectionLost(3, 0.5);
    expect(breaker.isOpen).toBe(false);
    breaker.connectionLost(4, 0.5);
    expect(breaker.isOpen).toBe(true);
  });
});
