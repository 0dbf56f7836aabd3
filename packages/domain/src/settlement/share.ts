/**
 * An amount shared by weights in whole rupiah, so that the shares are the amount again. Without any weight nobody gets
 * anything.
 */
export function shared(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  let before = 0;
  let given = 0;
  return weights.map((weight) => {
    before += weight;
    const share = Math.round((amount * before) / whole) - given;
    given += share;
    return share;
  });
}
