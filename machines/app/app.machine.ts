import { appSetup } from './app.setup.ts';

/** The whole page as one actor system: every role is a child, and every fact is relayed by the wiring table. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'The whole page: its start, its actors, and the facts between them.',
  context: ({ input }) => ({ opening: input, parts: 0, needed: [], held: [], late: [], who: null, path: null }),
  type: 'parallel',
  states: {
    relay: {
      description: 'What the actors tell each other.',
      initial: 'relaying',
      states: {
        relaying: {
          description: 'A fact of one actor becomes events for others, by the rows of the wiring table.',
          on: {
            'fact.emitted': { actions: 'relay' },
            'role.joined': { actions: 'sendLate' },
            // A chart that broke takes no other with it, and XState reports the error.
            'xstate.error.actor.*': {},
          },
        },
      },
    },
    page: {
      description: 'The start of the page: nothing runs before all of it is hydrated.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Parts of the page load and hydrate; input is remembered by the script in its head.',
          initial: 'hydrating',
          on: {
            'part.held': { actions: 'addPart' },
            'role.needed': { actions: 'assignNeeded' },
            'role.sent': { actions: 'assignHeld' },
          },
          states: {
            hydrating: {
              description: 'The page itself is not hydrated.',
              on: {
                'page.hydrated': [{ guard: 'hasNoParts', target: '#app.page.holding' }, { target: 'awaitingParts' }],
                'part.released': { actions: 'removePart' },
              },
            },
            awaitingParts: {
              description: 'The page is hydrated, but not all of its parts.',
              on: {
                'part.released': [{ guard: 'isLastPart', target: '#app.page.holding', actions: 'removePart' }, { actions: 'removePart' }],
              },
            },
          },
        },
        holding: {
          description: 'Everything is hydrated; early input is held back until its first call is answered.',
          initial: 'meeting',
          on: {
            'role.needed': { actions: 'assignNeeded' },
            'role.sent': { actions: 'assignHeld' },
          },
          states: {
            meeting: {
              description: 'A call that early input sent is still unanswered; the server must know this visitor by one name.',
              invoke: { id: 'meetInput', src: 'meetInput', onDone: 'replaying', onError: 'replaying' },
            },
            replaying: {
              description: 'Early input is repeated on the hydrated page.',
              invoke: { id: 'replayInput', src: 'replayInput' },
              on: {
                'input.replayed': [{ guard: 'hadInput', target: '#app.page.running.answering' }, { target: '#app.page.running.settled' }],
              },
            },
          },
        },
        running: {
          description: 'All actors run.',
          tags: 'running',
          entry: 'spawnNeeded',
          initial: 'answering',
          // The session starts last, so that the other actors are there to receive its first fact.
          invoke: [
            { id: 'outside', src: 'outside' },
            { id: 'toasts', systemId: 'toasts', src: 'toasts' },
            { id: 'dialogs', systemId: 'dialogs', src: 'dialogs' },
            { id: 'credits', systemId: 'credits', src: 'credits' },
            { id: 'navigation', systemId: 'navigation', src: 'navigation', input: ({ context }) => context.opening },
            { id: 'session', systemId: 'session', src: 'session' },
            { id: 'loadLocale', src: 'loadRole', input: { role: 'locale' }, onError: {} },
          ],
          on: {
            'role.needed': { actions: 'spawnRole' },
            'role.sent': { actions: 'sendToRole' },
          },
          states: {
            answering: {
              description: 'Early input is being answered; prefetches wait.',
              entry: 'sendHeld',
              invoke: { id: 'answerInput', src: 'answerInput', onDone: 'settled', onError: 'settled' },
            },
            settled: {
              description: 'Early input is answered; what the page can do without loads.',
              tags: 'settled',
              entry: 'sendHeld',
              invoke: { id: 'loadJobs', src: 'loadRole', input: { role: 'jobs' }, onError: {} },
            },
          },
        },
      },
    },
    signIn: {
      description: 'The sign-in form, whose code loads when it is first needed.',
      initial: 'absent',
      // Whether the dialog or its page creates the form, it then receives the events held for it.
      on: {
        'role.needed': [
          { guard: 'isAuthCreated', target: '.here', actions: 'sendHeldToAuth' },
          { guard: 'isAuth', target: '.here' },
        ],
        'signIn.requested': { actions: 'requestSignIn' },
      },
      states: {
        absent: {
          description: 'The code of the form has not been asked for, or failed to load.',
          on: {
            'auth.needed': { target: 'loading', actions: 'holdForAuth' },
          },
        },
        loading: {
          description: 'The code of the form loads.',
          initial: 'asked',
          invoke: {
            id: 'loadAuth',
            src: 'loadRole',
            input: { role: 'auth' },
            onDone: { target: 'here', actions: 'sendHeldToAuth' },
            onError: [{ guard: 'isTakenBack', target: 'absent' }, { target: 'failed' }],
          },
          states: {
            asked: {
              description: 'The dialog is open without its form, so that the user can take it back.',
              entry: 'requestLoginDialog',
              on: {
                'auth.needed': { actions: 'holdForAuth' },
                'auth.missed': { actions: 'holdForAuth' },
                'fact.emitted': { guard: 'isLoginLeft', target: 'takenBack', actions: ['dropHeldForAuth', 'emitSignInAbandoned'] },
              },
            },
            takenBack: {
              description: 'The user closed the dialog before the form came.',
              on: {
                'auth.needed': { target: 'asked', actions: 'holdForAuth' },
              },
            },
          },
        },
        failed: {
          description: 'The code of the form did not come: whatever waits for the sign-in is told that it ended, and the user is told why.',
          entry: ['dropHeldForAuth', 'emitSignInAbandoned', 'emitSignInLost', 'emitUnanswered'],
          on: {
            'auth.needed': { target: 'loading', actions: 'holdForAuth' },
          },
        },
        here: {
          description: 'The form has an actor of its own.',
        },
      },
    },
    visit: {
      description: 'Who is on which page, for pages whose content depends on both.',
      initial: 'incomplete',
      states: {
        incomplete: {
          description: 'Who is here is unknown, or no page is on screen yet.',
          on: {
            'fact.emitted': [
              { guard: 'isVisitComplete', target: 'complete', actions: 'assignVisit' },
              { guard: 'isVisitNews', actions: 'assignVisit' },
            ],
          },
        },
        complete: {
          description: 'Both are known.',
          entry: 'emitPageVisited',
          on: { 'fact.emitted': { guard: 'isVisitNews', target: 'complete', reenter: true, actions: 'assignVisit' } },
        },
      },
    },
  },
});
