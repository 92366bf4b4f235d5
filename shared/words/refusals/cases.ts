import type { DecisionObstacle } from '../../domain/decision-obstacle.ts';
import { type Refusal, refusalsOf } from '../refusal.ts';

export const caseRefusals = /* @__PURE__ */ refusalsOf('cases', {
  notAppealable: {
    en: 'This decision was appealed already, or the time for it is over.',
    de: 'Gegen diese Entscheidung gab es schon eine Beschwerde, oder die Zeit dafür ist vorbei.',
    es: 'Esta decisión ya se recurrió, o el plazo ha terminado.',
  },
  oneReason: {
    en: 'Write your reason in one of the two fields.',
    de: 'Schreib deinen Grund in eines der beiden Felder.',
    es: 'Escribe tu motivo en uno de los dos campos.',
  },
  chooseAction: {
    en: 'Choose an action.',
    de: 'Wähl eine Maßnahme.',
    es: 'Elige una medida.',
  },
  accountNotHidden: {
    en: 'An account cannot be hidden.',
    de: 'Ein Konto lässt sich nicht ausblenden.',
    es: 'Una cuenta no se puede ocultar.',
  },
  decidedNone: {
    en: 'This case is decided already, and nothing is done. Decided by: {name}',
    de: 'Dieser Fall ist schon entschieden, und es geschieht nichts. Entschieden von: {name}',
    es: 'Este caso ya está decidido y no se hace nada. Decidido por: {name}',
  },
  decidedApproved: {
    en: 'This case is decided already, and the listing is approved. Decided by: {name}',
    de: 'Dieser Fall ist schon entschieden, und die Anzeige ist freigegeben. Entschieden von: {name}',
    es: 'Este caso ya está decidido y el anuncio está aprobado. Decidido por: {name}',
  },
  decidedTakenBack: {
    en: 'This appeal is decided already, and the decision is taken back. Decided by: {name}',
    de: 'Über diese Beschwerde ist schon entschieden, und die Entscheidung ist zurückgenommen. Entschieden von: {name}',
    es: 'Este recurso ya está decidido y la decisión se ha anulado. Decidido por: {name}',
  },
  decidedHide: {
    en: 'This case is decided already, and it is hidden. Decided by: {name}',
    de: 'Dieser Fall ist schon entschieden, und es ist ausgeblendet. Entschieden von: {name}',
    es: 'Este caso ya está decidido y está oculto. Decidido por: {name}',
  },
  decidedWarn: {
    en: 'This case is decided already, and a warning was sent. Decided by: {name}',
    de: 'Dieser Fall ist schon entschieden, und es gab eine Verwarnung. Entschieden von: {name}',
    es: 'Este caso ya está decidido y se envió una advertencia. Decidido por: {name}',
  },
  decidedSuspend: {
    en: 'This case is decided already, and the account is suspended. Decided by: {name}',
    de: 'Dieser Fall ist schon entschieden, und das Konto ist gesperrt. Entschieden von: {name}',
    es: 'Este caso ya está decidido y la cuenta está suspendida. Decidido por: {name}',
  },
  decidedRemove: {
    en: 'This case is decided already, and it is removed. Decided by: {name}',
    de: 'Dieser Fall ist schon entschieden, und es ist entfernt. Entschieden von: {name}',
    es: 'Este caso ya está decidido y está eliminado. Decidido por: {name}',
  },
  decidedRemovePicture: {
    en: 'This case is decided already, and the picture is removed. Decided by: {name}',
    de: 'Dieser Fall ist schon entschieden, und das Bild ist entfernt. Entschieden von: {name}',
    es: 'Este caso ya está decidido y la imagen está eliminada. Decidido por: {name}',
  },
  beingDecided: {
    en: 'Another admin is deciding this case right now. Please look again in a minute: {name}',
    de: 'Ein anderer Admin entscheidet diesen Fall gerade. Sieh in einer Minute noch einmal nach: {name}',
    es: 'Otro administrador está decidiendo este caso. Vuelve a mirar en un minuto: {name}',
  },
  aboutYourself: {
    en: 'This is about yourself, so another admin decides it.',
    de: 'Hier geht es um dich selbst, deshalb entscheidet ein anderer Admin.',
    es: 'Esto trata de ti, así que decide otro administrador.',
  },
  aboutYourselfAfterRemoval: {
    en: 'This is about yourself, and you removed or suspended another admin less than 30 days ago. Whoever runs the server can make another admin, who decides it.',
    de: 'Hier geht es um dich selbst, und du hast vor weniger als 30 Tagen einen anderen Admin entfernt oder gesperrt. Wer den Server betreibt, kann einen weiteren Admin ernennen, der entscheidet.',
    es: 'Esto trata de ti, y hace menos de 30 días eliminaste o suspendiste a otro administrador. Quien gestiona el servidor puede nombrar a otro, que decide.',
  },
  ownDecision: {
    en: 'You made the first decision, so another admin decides on the appeal.',
    de: 'Die erste Entscheidung war deine, deshalb entscheidet ein anderer Admin über die Beschwerde.',
    es: 'Tú tomaste la primera decisión, así que otro administrador decide sobre el recurso.',
  },
  ownThing: {
    en: 'This is your own, so you cannot report it.',
    de: 'Das ist von dir, deshalb kannst du es nicht melden.',
    es: 'Es tuyo, así que no puedes denunciarlo.',
  },
  tooManyReports: {
    en: 'You have sent many reports in a short time. Please wait a while and send this one again.',
    de: 'Du hast in kurzer Zeit viele Meldungen geschickt. Warte eine Weile und schick diese dann noch einmal.',
    es: 'Has enviado muchas denuncias en poco tiempo. Espera un rato y vuelve a enviar esta.',
  },
  chooseThing: {
    en: 'Choose what you report.',
    de: 'Wähl, was du meldest.',
    es: 'Elige qué denuncias.',
  },
});

export const obstacleRefusals: Record<DecisionObstacle, () => Refusal> = {
  about_yourself: caseRefusals.aboutYourself,
  after_removal: caseRefusals.aboutYourselfAfterRemoval,
  own_decision: caseRefusals.ownDecision,
};
