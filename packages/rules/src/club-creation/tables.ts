/** Constants of club creation (R-CLU-1). */
export interface ClubCreationRules {
  readonly nameLength: { readonly minimum: number; readonly maximum: number };
}

export const CLUB_CREATION_RULES: ClubCreationRules = { nameLength: { minimum: 3, maximum: 25 } };
