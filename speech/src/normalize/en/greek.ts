/** The names of Greek letters, by their small form. */
export const greekNames: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

const latin: Readonly<Record<string, string>> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k' },
  ...{ λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't' },
  ...{ υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};

/** A Greek word in Latin letters: Πλάτων, platon. */
export const romanGreek = (word: string): string =>
  [...word.normalize('NFD').toLowerCase()]
    .map((letter) => latin[letter] ?? '')
    .join('')
    .replace(/oy/g, 'ou');
