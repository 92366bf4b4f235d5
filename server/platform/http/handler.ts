import type { CallAnswer, CallName, Contract, ParsedInput } from '../../../shared/contract/contract.ts';
import type { Account } from '../../../shared/domain/account.ts';
import type { Proof } from '../../ports/identity.ts';

/** The account of a valid access token, read on every request. */
export type Caller = Account;

type Base = {
  requestId: string;
  request: Request;
  /** Network; undefined when unknown. */
  address(): string | undefined;
  /** Of the new object; may exist from a crashed try. */
  madeId?: string | undefined;
};

type Context<N extends CallName> = Base &
  {
    anyone: { caller?: Caller };
    identity: { proof: Proof };
    signedIn: { caller: Caller };
    seller: { caller: Caller };
    admin: { caller: Caller };
  }[Contract[N]['who']];

export class WithStatus<T> {
  readonly status: number;
  readonly answer: T;

  constructor(status: number, answer: T) {
    this.status = status;
    this.answer = answer;
  }
}

/** JSON with the wire's names already. */
export class WrittenAnswer<T> {
  readonly json: Uint8Array<ArrayBuffer>;
  /** Only for the compiler. */
  declare readonly answer: T;

  constructor(json: Uint8Array<ArrayBuffer>) {
    this.json = json;
  }
}

type Handler<N extends CallName> = (
  input: ParsedInput<Contract[N]>,
  context: Context<N>,
) => Promise<CallAnswer<Contract[N]> | WithStatus<CallAnswer<Contract[N]>> | WrittenAnswer<CallAnswer<Contract[N]>>>;

/** A missing one does not compile. */
export type Handlers = { [N in CallName]: Handler<N> };
