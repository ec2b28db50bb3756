import type { Call } from '@duu/contract/calls/call';

/** Who asks, as their verified identity token says. */
export interface Actor {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the token says that the address was proven. Some providers never say so: their word is in the record. */
  readonly emailProven: boolean;
  readonly displayName: string | null;
  /** Where the provider has a picture. The person may have put any address there: only `ProviderPictures` asks it. */
  readonly photoUrl: string | null;
  /** Names that identity providers know the person by, `provider:subject`. */
  readonly identities: readonly string[];
  /** What the token says; calls for admins ask the account's record. */
  readonly admin: boolean;
  /** When the person last signed in. */
  readonly signedInAt: Date;
}

/** A public call has nobody behind it, whoever makes it. */
export type ActorOf<C extends Call> = C['who'] extends 'public' ? null : Actor;
