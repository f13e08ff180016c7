/** The words of the invitation mail in one language; `{account}` is where the name of the account goes. */
export type InvitationTexts = {
  subject: string
  greeting: string
  password: string
  invitation: string
  howTo: string
  unknown: string
}

/** None of them holds eight digits in a document: the password must be the only such run in the mail. */
export const invitationTexts: Readonly<Record<string, InvitationTexts>> = {
  en: {
    subject: 'Invitation to work with {account}',
    greeting: '{account} invites you to work in its plant analysis account.',
    password: 'Your one-time password',
    invitation: 'Invitation',
    howTo: 'Sign in with this e-mail address and enter both within 24 hours.',
    unknown: 'If you do not know the sender, you need do nothing. Give the password to nobody.',
  },
  cs: {
    subject: 'Pozvánka ke spolupráci s {account}',
    greeting: '{account} vás zve ke spolupráci ve svém účtu pro analýzu rostlin.',
    password: 'Vaše jednorázové heslo',
    invitation: 'Pozvánka',
    howTo: 'Přihlaste se touto e-mailovou adresou a obojí zadejte do 24 hodin.',
    unknown: 'Pokud odesílatele neznáte, nemusíte nic dělat. Heslo nikomu nesdělujte.',
  },
  de: {
    subject: 'Einladung zur Zusammenarbeit mit {account}',
    greeting: '{account} lädt Sie ein, im Konto für Pflanzenanalysen mitzuarbeiten.',
    password: 'Ihr Einmalpasswort',
    invitation: 'Einladung',
    howTo:
      'Melden Sie sich mit dieser E-Mail-Adresse an und geben Sie beides innerhalb von 24 Stunden ein.',
    unknown:
      'Wenn Sie den Absender nicht kennen, brauchen Sie nichts zu tun. Geben Sie das Passwort niemandem.',
  },
  es: {
    subject: 'Invitación para trabajar con {account}',
    greeting: '{account} le invita a trabajar en su cuenta de análisis de plantas.',
    password: 'Su contraseña de un solo uso',
    invitation: 'Invitación',
    howTo: 'Inicie sesión con esta dirección de correo e introduzca ambas en un plazo de 24 horas.',
    unknown:
      'Si no conoce al remitente, no tiene que hacer nada. No comparta la contraseña con nadie.',
  },
  fr: {
    subject: 'Invitation à travailler avec {account}',
    greeting: '{account} vous invite à travailler dans son compte d’analyse de plantes.',
    password: 'Votre mot de passe à usage unique',
    invitation: 'Invitation',
    howTo: 'Connectez-vous avec cette adresse e-mail et saisissez les deux dans les 24 heures.',
    unknown:
      'Si vous ne connaissez pas l’expéditeur, vous n’avez rien à faire. Ne donnez le mot de passe à personne.',
  },
  pt: {
    subject: 'Convite para trabalhar com {account}',
    greeting: '{account} convida-o a trabalhar na sua conta de análise de plantas.',
    password: 'A sua palavra-passe de utilização única',
    invitation: 'Convite',
    howTo: 'Inicie sessão com este endereço de e-mail e introduza ambos no prazo de 24 horas.',
    unknown:
      'Se não conhece o remetente, não precisa de fazer nada. Não dê a palavra-passe a ninguém.',
  },
}
