import { useState } from 'react';
import { useLogin } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@/shared/api-client';
import { dismissShownToast, notify } from '@/shared/toast/toastQueue';
import type { SignInStep } from '@/admin/ground/api/authProvider';
import { errorMessage } from '@/admin/ground/api/errorMessage';

export type FactorKind = 'totp' | 'passkey';

/**
 * Signs in step by step. `factors` are those that have to follow the password, null before it. Errors are shown as a
 * toast with the server's message (spec §8).
 */
export function useSignIn() {
  const login = useLogin();
  const { state } = useLocation() as { state: unknown };
  // react-admin redirects to the location in the state; without one, go to the dashboard
  const next = state ? undefined : '/admin';
  const [pending, setPending] = useState(false);
  const [factors, setFactors] = useState<readonly FactorKind[] | null>(null);

  async function signIn(step: SignInStep): Promise<void> {
    setPending(true);
    try {
      await login(step, next);
      dismissShownToast();
    } catch (error) {
      const asked = error instanceof ApiError && error.status === 401 ? error.body?.secondFactor : undefined;
      if (asked) setFactors(asked);
      // the half session has ended
      else if (error instanceof ApiError && error.status === 401) setFactors(null);
      if (asked && !factors) dismissShownToast();
      else notify({ title: 'Login failed', description: errorMessage(error), destructive: true });
    } finally {
      setPending(false);
    }
  }

  return { pending, factors, signIn, startAgain: () => setFactors(null) };
}
