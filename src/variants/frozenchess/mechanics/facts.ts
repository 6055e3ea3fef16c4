/** Facts: records of what happened at one moment of an action. Telling turns them into sentences. */
import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Planned } from '../position/action.ts';
import type { PlanHolder } from '../position/plan.ts';
import type { Actor, Component, Shadow, Stack, State } from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';

type Path = readonly Square[];

export type Current =
  | { readonly kind: 'tornado'; readonly centre: Square }
  | { readonly kind: 'avalanche'; readonly squares: readonly Square[] };

export type MotionFact =
  | { readonly kind: 'moved'; readonly rule: ClauseId; readonly who: Actor; readonly path: Path }
  | { readonly kind: 'swapped'; readonly rule: ClauseId; readonly who: Actor; readonly other: Actor }
  | { readonly kind: 'shadowsSwapped'; readonly rule: ClauseId; readonly who: Shadow; readonly other: Shadow }
  | { readonly kind: 'swept'; readonly by: Current; readonly who: Actor; readonly to: Square }
  /** A unit was pulled. The carrier is the transport that the unit enters, if any (FC-PULL-3). */
  | {
      readonly kind: 'pulled';
      readonly rule: ClauseId;
      readonly who: Actor;
      readonly path: Path;
      readonly carrier: UnitId | null;
    }
  | { readonly kind: 'pushed'; readonly who: Actor; readonly to: Square }
  | { readonly kind: 'wallPushed'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'joined'; readonly path: Path }
  | { readonly kind: 'parted'; readonly leaver: Stack; readonly path: Path }
  /** A unit boarded a transport (FC-TRAN-1). The carrier is the transport's stack. */
  | {
      readonly kind: 'boarded';
      readonly who: Actor;
      readonly path: Path;
      readonly carrier: Actor;
      readonly transport: UnitId;
    }
  | { readonly kind: 'unloaded'; readonly who: Actor; readonly cargo: Stack; readonly to: Square }
  | {
      readonly kind: 'frogLeapt';
      readonly frog: Stack;
      readonly from: Square;
      readonly to: Square;
      readonly isCarried: boolean;
    }
  | { readonly kind: 'decohered'; readonly square: Square }
  | { readonly kind: 'strewn'; readonly unit: Stack; readonly from: Square; readonly to: Square }
  | {
      readonly kind: 'spun';
      readonly centre: Square;
      readonly places: number;
      readonly shifts: readonly Shift[];
    }
  | {
      readonly kind: 'areaTurned';
      readonly corner: Square;
      readonly opposite: Square;
      readonly degrees: number;
      readonly goals: ReadonlyMap<Square, Square>;
    };

interface Shift {
  readonly stack: Stack;
  readonly from: Square;
  readonly to: Square;
}

export type DeathFact =
  | {
      readonly kind: 'captured';
      readonly rule: ClauseId;
      readonly hunter: Actor;
      readonly victims: readonly Actor[];
    }
  | { readonly kind: 'entangled'; readonly hunter: Actor; readonly victims: readonly Actor[] }
  | ExplodedFact
  /** A unit was iced (newly paralysed) and therefore explodes (FC-STG-7). */
  | { readonly kind: 'iced'; readonly square: Square }
  | { readonly kind: 'swallowed'; readonly square: Square }
  | { readonly kind: 'slimed'; readonly square: Square }
  | { readonly kind: 'thrown'; readonly ammo: Square; readonly path: Path }
  | { readonly kind: 'ammoLanded'; readonly ammo: Stack; readonly from: Square; readonly to: Square }
  | { readonly kind: 'exchanged'; readonly square: Square }
  | { readonly kind: 'kingsChecked'; readonly squares: readonly Square[] }
  | { readonly kind: 'cargoLost'; readonly square: Square }
  | { readonly kind: 'wondersGone'; readonly squares: readonly Square[] };

/** An explosion (FC-EXP-1). `squares` is the whole area, and the following lists hold what changes. */
interface ExplodedFact {
  readonly kind: 'exploded';
  readonly rule: ClauseId;
  readonly centre: Square;
  readonly squares: readonly Square[];
  readonly dying: readonly Square[];
  readonly shadows: readonly Shadow[];
  /** Squares whose wall or Queen's Shadow the explosion removes. */
  readonly walled: readonly Square[];
  readonly opened: readonly Square[];
}

export type ChangeFact =
  | { readonly kind: 'promoted'; readonly rule: ClauseId; readonly before: Stack; readonly after: Stack }
  | { readonly kind: 'converted'; readonly who: Actor; readonly after: Stack }
  | { readonly kind: 'morphed'; readonly square: Square; readonly after: Stack }
  | { readonly kind: 'hatched'; readonly square: Square; readonly after: Stack }
  | {
      readonly kind: 'aimed';
      readonly rule: ClauseId;
      readonly square: Square;
      readonly aim: Direction;
      readonly after: Stack;
    }
  | { readonly kind: 'eggLaid'; readonly from: Square; readonly to: Square; readonly egg: Component }
  | {
      readonly kind: 'spawned';
      readonly rule: ClauseId;
      readonly from: Square;
      readonly to: Square;
      readonly unit: Component;
      readonly turns: number;
    }
  /** The King on `from` places a Wonder (FC-STG-6) or Pawn (FC-STG-8). */
  | {
      readonly kind: 'built';
      readonly rule: ClauseId;
      readonly from: Square;
      readonly to: Square;
      readonly unit: Component;
    }
  | { readonly kind: 'respawned'; readonly square: Square; readonly unit: Component; readonly side: Side }
  | { readonly kind: 'shadowed'; readonly square: Square }
  | { readonly kind: 'runEnded'; readonly square: Square }
  | { readonly kind: 'returned'; readonly shadow: Shadow }
  | { readonly kind: 'shadowstruck'; readonly shadow: Shadow; readonly square: Square };

export type BurdenFact =
  | { readonly kind: 'paralysed'; readonly rule: ClauseId; readonly who: Actor; readonly turns: number }
  /** The unit that acted begins to pay its paralysis (FC-PAR-3). `who` is null if the unit is on no square. */
  | {
      readonly kind: 'paid';
      readonly rule: ClauseId;
      readonly who: Actor | null;
      readonly turns: number;
      readonly isCost: boolean;
    }
  | { readonly kind: 'relieved'; readonly by: Square; readonly square: Square }
  | { readonly kind: 'trapped'; readonly square: Square; readonly turns: number }
  | { readonly kind: 'shocked'; readonly square: Square; readonly amount: number }
  | { readonly kind: 'ranged'; readonly who: Actor; readonly range: number };

export type GroundFact =
  | { readonly kind: 'trapDissolved'; readonly square: Square }
  | { readonly kind: 'bombLeft'; readonly square: Square }
  | { readonly kind: 'wallsBlasted'; readonly count: number }
  | { readonly kind: 'walledIn'; readonly square: Square }
  | { readonly kind: 'tunnelDug'; readonly entrance: Square; readonly wall: Square; readonly exit: Square }
  | { readonly kind: 'marked'; readonly square: Square; readonly toward: Direction }
  | { readonly kind: 'quickened'; readonly square: Square; readonly plies: number }
  | { readonly kind: 'tornadoCast'; readonly square: Square; readonly plies: number }
  | { readonly kind: 'avalancheCast'; readonly from: Square; readonly to: Square; readonly plies: number }
  | { readonly kind: 'corrupted'; readonly rule: ClauseId; readonly squares: readonly Square[] }
  | { readonly kind: 'rotOrdered'; readonly squares: readonly Square[] }
  | { readonly kind: 'rotted'; readonly square: Square };

export type MonadFact =
  /** A numbered step of a new plan. Numbers count from 1. */
  | {
      readonly kind: 'stepPlanned';
      readonly number: number;
      readonly planned: Planned;
      readonly from: Square;
      readonly to: Square;
    }
  | { readonly kind: 'sealed'; readonly shadow: Shadow; readonly steps: number }
  | { readonly kind: 'activated'; readonly holder: PlanHolder; readonly rouser: Shadow }
  | { readonly kind: 'stepMade'; readonly holder: PlanHolder }
  | { readonly kind: 'wentBack'; readonly holder: PlanHolder; readonly at: Square }
  | { readonly kind: 'planDone'; readonly holder: PlanHolder }
  | {
      readonly kind: 'stuck';
      readonly holder: PlanHolder;
      readonly vain: number;
      readonly why: (() => Refusal) | null;
    }
  | { readonly kind: 'perished'; readonly holder: PlanHolder };

export type TurnFact =
  | { readonly kind: 'nullmove'; readonly side: Side }
  | { readonly kind: 'controlled'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'stageNear'; readonly stage: number; readonly turns: number }
  | { readonly kind: 'stageBegun'; readonly rule: ClauseId; readonly stage: number };

export type Fact = MotionFact | DeathFact | ChangeFact | BurdenFact | GroundFact | MonadFact | TurnFact;

/** A fact, with the position from which its sentence takes names. Names may change later in the ply. */
export interface Happening {
  readonly fact: Fact;
  readonly state: State;
}
